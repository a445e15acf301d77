import { execFileSync, type StdioOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** When a file or folder was last changed, in whole seconds since 1970; `undefined` where there is no such file. */
export type LastModified = (file: string) => number | undefined;

/** Changes of 300 commits are some 100 kB. */
const MAX_OUTPUT = 256 * 1024 * 1024;

function readLog(rootDir: string, folders: readonly string[]): string {
  try {
    const args = ['log', '--format=%x00%ct', '--name-only', '--no-renames', '--', ...folders];
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: rootDir, maxBuffer: MAX_OUTPUT, stdio, encoding: 'utf8' });
  } catch {
    // Without git, or without its history: an archive of the sources, for example.
    return '';
  }
}

/** A file and the folders that it is in. */
function withFolders(file: string): string[] {
  const names = file.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** The newest commit of each file, and of anything in each folder; commits come newest first. */
function parseLog(log: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [time = '', ...files] = commit.split('\n').filter(Boolean);
    for (const name of files.flatMap(withFolders)) if (!times.has(name)) times.set(name, Number(time));
  }
  return times;
}

/**
 * Reads from git when files, or anything in folders, were last committed, all with one call; what git does not know has
 * the time of the file itself.
 *
 * @param folders relative to the repository's root
 */
export function createLastModified(rootDir: string, folders: readonly string[]): LastModified {
  const times = parseLog(readLog(rootDir, folders));
  return (file) => {
    const known = times.get(file);
    if (known !== undefined) return known;
    const stat = fs.statSync(path.join(rootDir, file), { throwIfNoEntry: false });
    return stat && Math.floor(stat.mtimeMs / 1000);
  };
}
