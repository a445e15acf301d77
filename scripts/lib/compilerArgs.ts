import path from 'node:path';

/**
 * Arguments of Node that check the types of one project. What the compiler found is kept, so that a second check of
 * the same files takes a second.
 *
 * @param project folder of the tsconfig, relative to the root
 */
export function compilerArgs(rootDir: string, project: string): string[] {
  const name = project === '.' ? 'site' : project.replace(/\W+/g, '-');
  const info = path.join(rootDir, '.cache/types', `${name}.tsbuildinfo`);
  return [require.resolve('typescript/bin/tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', info];
}
