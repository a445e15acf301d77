import fs from 'node:fs';
import path from 'node:path';

interface Manifest {
  name: string;
  version: string;
  types?: string;
  typings?: string;
}

/**
 * What a package says of itself.
 *
 * @throws if there is no package
 */
export function readManifest(packageDir: string): Manifest {
  const file = path.join(packageDir, 'package.json');
  if (!fs.existsSync(file)) {
    throw new Error(
      `There is no package at ${packageDir}: it has no package.json.\n` +
        'Name the folder of an installed package, for example node_modules/@mui/material, or install it first.',
    );
  }
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Manifest>;
  if (!manifest.name || !manifest.version) {
    throw new Error(
      `${file} is not of a published package: name is ${JSON.stringify(manifest.name)}, version ${JSON.stringify(manifest.version)}.\n` +
        'Name the folder of an installed package, which has both.',
    );
  }
  return manifest as Manifest;
}

/**
 * The declaration file of what the root of a package exports, absolute.
 *
 * @throws if there is no package, or if it ships no types (issue 4, "Broken input")
 */
export function findIndexFile(packageDir: string): string {
  const { name, version, types, typings } = readManifest(packageDir);
  const candidates = ['index.d.ts', types, typings].filter((file) => file !== undefined);
  const found = candidates.map((file) => path.join(packageDir, file)).find((file) => fs.existsSync(file));
  if (!found) {
    throw new Error(
      `${name} ${version} ships no types: there is no ${[...new Set(candidates)].join(' or ')} in ${packageDir}.\n` +
        'The API is read from declarations: name a version that has them.',
    );
  }
  return found;
}
