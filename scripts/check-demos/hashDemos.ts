import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { collectLocalFiles } from '../../plugins/demos/node/localFiles';
import { lockEntries, type Lock } from './lockEntries';
import type { Demo } from './types';

/** Files that do not change what is found out, only what is made of it. */
const NOT_HARNESS =
  /^(__tests__|(allowed|applyAllowed|changedFiles|checkNotation|findUses|fixes|listDemos|parseOptions|report|resultCache)\.ts$)/;

/** What the harness takes from the site, besides what its modules import. */
const OF_SITE = [
  'src/css/tokens.css',
  'src/css/base.css',
  'tsconfig.base.json',
  'tsconfig.demos.json',
  'node_modules/esbuild/package.json',
  'node_modules/axe-core/package.json',
  'node_modules/typescript/package.json',
  'node_modules/lightningcss/package.json',
];

function filesBelow(target: string): string[] {
  if (!fs.existsSync(target)) return [];
  if (fs.statSync(target).isFile()) return [target];
  return fs
    .readdirSync(target)
    .sort()
    .flatMap((name) => filesBelow(path.join(target, name)));
}

/** A fingerprint of files: their paths relative to the root, and their contents. */
export function hashFiles(rootDir: string, files: readonly string[], ...more: string[]): string {
  const hash = createHash('sha256').update(more.join('\n'));
  for (const file of [...new Set(files)].sort()) {
    hash.update('\0').update(path.relative(rootDir, file)).update('\0').update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/** Fingerprint of the check itself. */
export function hashHarness(rootDir: string): string {
  const own = filesBelow(__dirname).filter((file) => !NOT_HARNESS.test(path.relative(__dirname, file)));
  const bundled = own.filter((file) => /[\\/](harness[\\/]|bundle)/.test(file)).flatMap(collectLocalFiles);
  const ofSite = OF_SITE.flatMap((name) => filesBelow(path.join(rootDir, name)));
  return hashFiles(rootDir, [...own, ...bundled, ...ofSite], process.version);
}

/** Files of a workspace that all of its demos depend on. */
export function sharedFiles(rootDir: string, workspace: string): string[] {
  const folder = path.join(rootDir, workspace);
  const root = path.join(folder, 'DemoRoot.tsx');
  const declarations = filesBelow(path.join(folder, 'content')).filter((file) => file.endsWith('.d.ts'));
  return [
    ...['package.json', 'tsconfig.json']
      .map((name) => path.join(folder, name))
      .filter((file) => fs.existsSync(file)),
    ...(fs.existsSync(root) ? collectLocalFiles(root) : []),
    ...declarations,
  ];
}

/** Fingerprint of each demo by its file: of its own files, of what its workspace runs on, and of the check. */
export function hashDemos(rootDir: string, demos: readonly Demo[]): Map<string, string> {
  const lock = JSON.parse(fs.readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8')) as Lock;
  const harness = hashHarness(rootDir);
  const workspaces = new Map<string, { shared: string[]; locked: string }>();
  const workspaceOf = (workspace: string) => {
    const known = workspaces.get(workspace) ?? {
      shared: sharedFiles(rootDir, workspace),
      locked: lockEntries(lock, workspace).join('\n'),
    };
    workspaces.set(workspace, known);
    return known;
  };
  return new Map(
    demos.map((demo) => {
      const { shared, locked } = workspaceOf(demo.workspace);
      const own = collectLocalFiles(path.join(rootDir, demo.file));
      return [demo.file, hashFiles(rootDir, [...own, ...shared], harness, locked, String(demo.framed))];
    }),
  );
}
