import fs from 'node:fs';
import path from 'node:path';
import { ICON_FOLDER, ICON_FORMAT } from '../types';
import { buildFiles } from './buildFiles';
import { loadIcons } from './loadIcons';

/** An installed package of icons. */
export interface IconPackage {
  folder: string;
  version: string;
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/**
 * Folder with the files of a version; made where it is not there yet, once for all builds.
 *
 * @param cacheDir folder for such folders
 */
export function keepIcons({ folder, version }: IconPackage, cacheDir: string): string {
  const kept = path.join(cacheDir, `${version}-${ICON_FORMAT}`);
  if (fs.existsSync(kept)) return kept;
  // Whole or not there: several builds run at once.
  const unfinished = `${kept}.${process.pid}`;
  writeFiles(unfinished, buildFiles(version, loadIcons(folder)));
  try {
    fs.renameSync(unfinished, kept);
  } catch {
    // Another build was faster; its files are the same.
    fs.rmSync(unfinished, { recursive: true });
  }
  return kept;
}

/** Puts the files of a version into a build, as `icons/<version>/`. */
export function writeIcons(icons: IconPackage, cacheDir: string, outDir: string): void {
  fs.cpSync(keepIcons(icons, cacheDir), path.join(outDir, ICON_FOLDER, icons.version), { recursive: true });
}
