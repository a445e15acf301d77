import path from 'node:path';
import { buildLicenseCall, needsLicense } from '../../kit/node/licenses';
import type { SandboxImports } from './findImports';

interface ModulesSource extends SandboxImports {
  /** Whether the workspace wraps its demos in a `DemoRoot.tsx`. */
  hasRoot: boolean;
  /** License key of MUI X; empty for none. */
  licenseKey: string;
}

/** How the workspace imports a file, named by its path below the content folder. */
export function toFileRequest(name: string): string {
  return `./${path.posix.join('content', name)}`;
}

function buildMap(entries: readonly (readonly [name: string, load: string])[]): string {
  const lines = entries.map(([name, load]) => `  ${JSON.stringify(name)}: () => ${load},`);
  return ['{', ...lines, '}'].join('\n');
}

/** The import of a package; of a commercial one, kept once it has its key. */
function toLoad(name: string, licenseKey: string): string {
  const load = `import(${JSON.stringify(name)})`;
  if (!needsLicense([name])) return load;
  return `Promise.all([${load}, ${buildLicenseCall(JSON.stringify(licenseKey))}]).then(([module]) => module)`;
}

const START = path.resolve(__dirname, '../client/sandbox/startSandbox');

/**
 * Source of the module that starts a sandbox with its imports, each loaded when code asks for it. It is compiled as a
 * file of the workspace, so that every name means the version that this workspace pins (design §4).
 */
export function buildModules({ packages, files, hasRoot, licenseKey }: ModulesSource): string {
  const root = "() => Promise.all([import('./DemoRoot.tsx'), import('@emotion/react')])";
  return [
    `import { startSandbox } from ${JSON.stringify(START)};`,
    `const packages = ${buildMap(packages.map((name) => [name, toLoad(name, licenseKey)]))};`,
    `const files = ${buildMap(files.map((name) => [name, `import(${JSON.stringify(toFileRequest(name))})`]))};`,
    `const loadRoot = ${hasRoot ? root : 'null'};`,
    'startSandbox({ packages, files, loadRoot });',
    '',
  ].join('\n');
}
