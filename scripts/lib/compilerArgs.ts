import path from 'node:path';

/** TypeScript 7 checks in less than half of 6's time; it has no API, so that all that reads types uses 6. */
const compiler = path.join(path.dirname(require.resolve('typescript-native/package.json')), 'bin/tsc');

/**
 * Arguments of Node that check the types of one project. What the compiler found is kept, so that a second check of
 * the same files takes a second.
 *
 * @param project folder of the tsconfig, relative to the root
 */
export function compilerArgs(rootDir: string, project: string): string[] {
  const name = project === '.' ? 'site' : project.replace(/\W+/g, '-');
  const info = path.join(rootDir, '.cache/types', `${name}.tsbuildinfo`);
  return [compiler, '-p', project, '--incremental', '--tsBuildInfoFile', info];
}
