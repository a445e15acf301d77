import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

interface PackageJson {
  name: string;
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Peers that a package calls optional and its components still need. */
const NEEDED = ['@emotion/react', '@emotion/styled'];

/** `@mui/material/Button` -> `@mui/material`, `react-dom/client` -> `react-dom`. */
export function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What was found, by workspace and name: the demos of a page ask for the same few packages. */
const known = new Map<string, PackageJson | null>();

function findPackage(workspace: string, name: string): PackageJson | null {
  const key = `${workspace}\0${name}`;
  const found = known.get(key) ?? readPackage(workspace, name);
  known.set(key, found);
  return found;
}

/** The `package.json` of an installed package, as a file of the workspace finds it. */
function readPackage(workspace: string, name: string): PackageJson | null {
  const paths = createRequire(path.join(workspace, 'package.json')).resolve.paths(name) ?? [];
  const file = paths
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((candidate) => fs.existsSync(candidate));
  return file ? (JSON.parse(fs.readFileSync(file, 'utf8')) as PackageJson) : null;
}

/**
 * Packages that a demo needs, with the exact versions that its workspace has, so that it runs elsewhere as it runs
 * here.
 */
export function findDependencies(workspace: string, specifiers: readonly string[]): Record<string, string> {
  const found = new Map<string, string>();
  const add = (name: string) => {
    const json = found.has(name) ? null : findPackage(workspace, name);
    if (!json) return;
    found.set(name, json.version);
    Object.keys(json.peerDependencies ?? {})
      .filter((peer) => NEEDED.includes(peer) || !json.peerDependenciesMeta?.[peer]?.optional)
      .forEach(add);
  };
  [
    'react',
    'react-dom',
    ...specifiers.filter((name) => !/^[./]|^node:/.test(name)).map(packageNameOf),
  ].forEach(add);
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b)));
}
