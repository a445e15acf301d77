import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { collectLocalFiles } from '../localFiles';
import { workspaceOf } from '../workspace';
import { lockEntries, type Lock } from './lockEntries';

/** The files of a folder and of those in it, in a fixed order; a file is its own. */
export function filesBelow(target: string): string[] {
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

/** What the demos of a workspace run on besides their own files. */
export interface Ground {
  shared: string[];
  /** The installed packages, each with its version. */
  locked: string;
}

export type FindGround = (workspace: string) => Ground;

/** Finds what workspaces run on, once each: the lock file and the folders are large. */
export function createGrounds(rootDir: string): FindGround {
  const lock = JSON.parse(fs.readFileSync(path.join(rootDir, 'package-lock.json'), 'utf8')) as Lock;
  const known = new Map<string, Ground>();
  return (workspace) => {
    const ground = known.get(workspace) ?? {
      shared: sharedFiles(rootDir, workspace),
      locked: lockEntries(lock, workspace).join('\n'),
    };
    known.set(workspace, ground);
    return ground;
  };
}

/**
 * Fingerprint of all that a reader's look at a demo depends on: its files, those that it imports, what its workspace runs
 * on. How it was checked is no part of it, so that a result stays one when the check changes.
 *
 * @param file absolute
 */
export function fingerprintDemo(rootDir: string, file: string, findGround: FindGround): string {
  const workspace = path.relative(rootDir, workspaceOf(file)).split(path.sep).join('/');
  const { shared, locked } = findGround(workspace);
  return hashFiles(rootDir, [...collectLocalFiles(file), ...shared], locked);
}
