import path from 'node:path';
import type { SandboxImports } from './findImports';

interface ModulesSource extends SandboxImports {
  /** Whether the workspace wraps its demos in a `DemoRoot.tsx`. */
  hasRoot: boolean;
}

/** How the workspace imports a file, named by its path below the content folder. */
export function toFileRequest(name: string): string {
  return `./${path.posix.join('content', name)}`;
}

function buildMap(entries: readonly (readonly [name: string, request: string])[]): string {
  const lines = entries.map(
    ([name, request]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(request)}),`,
  );
  return ['{', ...lines, '}'].join('\n');
}

const START = path.resolve(__dirname, '../client/sandbox/startSandbox');

/**
 * Source of the module that starts a sandbox with its imports, each loaded when code asks for it. It is compiled as a
 * file of the workspace, so that every name means the version that this workspace pins (design §4).
 */
export function buildModules({ packages, files, hasRoot }: ModulesSource): string {
  const root = "() => Promise.all([import('./DemoRoot.tsx'), import('@emotion/react')])";
  return [
    `import { startSandbox } from ${JSON.stringify(START)};`,
    `const packages = ${buildMap(packages.map((name) => [name, name]))};`,
    `const files = ${buildMap(files.map((name) => [name, toFileRequest(name)]))};`,
    `const loadRoot = ${hasRoot ? root : 'null'};`,
    'startSandbox({ packages, files, loadRoot });',
    '',
  ].join('\n');
}
