import fs from 'node:fs';
import path from 'node:path';
import type { Unit } from '../../../src/build/units';
import { buildStamp, type UnitStamp } from './stamp';

/**
 * One unit as `npm run merge` takes it, a folder named after the unit (issue 10 point 6). No name begins with a dot: what
 * uploads artifacts often leaves such files out.
 *
 * - `unit.json`: its stamp, written last;
 * - `site/`: the output of Docusaurus;
 * - `api/`, `pages/`: data and Markdown of its generated API pages, which the finishing of a merged build reads.
 */
export interface UnitArtifact {
  folder: string;
  stamp: UnitStamp;
}

export const STAMP_FILE = 'unit.json';
export const SITE_FOLDER = 'site';

/** Files and folders that a build makes of a unit besides its output: where in the repository, and where in the artifact. */
export function listGenerated({ product, version }: Unit): { source: string; stored: string }[] {
  if (product === undefined || version === undefined) return [];
  const data = `.generated/api/${product}-${version}`;
  return [
    { source: `${data}.json`, stored: 'api/index.json' },
    { source: `${data}.references`, stored: 'api/references' },
    { source: data, stored: 'api/data' },
    { source: `docs/${product}/${version}/content/api`, stored: 'pages' },
  ];
}

/** How many files lie in a folder, at any depth. */
export function countFiles(folder: string): number {
  const entries = fs.readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).length;
}

function copy(from: string, to: string): void {
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(from, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
}

export interface ArtifactInput {
  rootDir: string;
  unit: Unit;
  /** Folder with the unit's output. */
  outDir: string;
  /** Folder for artifacts: this one becomes `<folder>/<unit>`. */
  folder: string;
  /** Whether the build has generated API pages. */
  generated: boolean;
  env: NodeJS.ProcessEnv;
}

/** Writes the artifact of a unit, in place of an earlier one, and returns its folder. */
export function writeArtifact({ rootDir, unit, outDir, folder, generated, env }: ArtifactInput): string {
  const target = path.join(folder, unit.id);
  fs.rmSync(target, { recursive: true, force: true });
  copy(outDir, path.join(target, SITE_FOLDER));
  for (const { source, stored } of generated ? listGenerated(unit) : []) {
    copy(path.join(rootDir, source), path.join(target, stored));
  }
  const stamp = buildStamp(rootDir, unit, env, countFiles(outDir));
  fs.writeFileSync(path.join(target, STAMP_FILE), `${JSON.stringify(stamp, null, 2)}\n`);
  return target;
}

/** Puts a unit's generated files where its own build has them, and removes what is there beside them. */
export function restoreGenerated(rootDir: string, unit: Unit, artifact: UnitArtifact): void {
  for (const { source, stored } of listGenerated(unit)) {
    const target = path.join(rootDir, source);
    fs.rmSync(target, { recursive: true, force: true });
    copy(path.join(artifact.folder, stored), target);
  }
}
