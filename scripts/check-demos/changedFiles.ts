import { execFileSync } from 'node:child_process';

function git(rootDir: string, ...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, {
      cwd: rootDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** The commit that the branch left the main branch at; on the main branch itself its last commit. */
function findBase(rootDir: string): string {
  const bases = ['origin/HEAD', 'origin/main', 'main'].flatMap((branch) =>
    git(rootDir, 'merge-base', 'HEAD', branch),
  );
  return bases[0] ?? 'HEAD';
}

/** Files that differ from the main branch, committed or not, relative to the root. */
export function listChangedFiles(rootDir: string): Set<string> {
  return new Set([
    ...git(rootDir, 'diff', '--name-only', '--relative', findBase(rootDir)),
    ...git(rootDir, 'ls-files', '--others', '--exclude-standard'),
  ]);
}
