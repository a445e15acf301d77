import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import { findPackageDir } from '../../plugins/kit/node/findPackageDir';
import type { ManifestVersion, Problem } from './types';

/** "The version shown is read from the installed package" (design §4). */
function installedVersion(name: string, folder: string): string | null {
  const packageDir = findPackageDir(name, folder);
  if (packageDir === null) return null;
  const file = path.join(packageDir, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The documented package of a version with its installed version, or the problem that it is not there. */
export function findLibrary(
  rootDir: string,
  folder: string,
  product: Pick<ProductRow, 'library'>,
): { library: ManifestVersion['library']; problems: Problem[] } {
  if (product.library === undefined) return { library: undefined, problems: [] };
  const version = installedVersion(product.library, path.join(rootDir, folder));
  if (version !== null) return { library: { name: product.library, version }, problems: [] };
  const problem: Problem = {
    file: `${folder}/package.json`,
    message: `The package that these pages document is not installed, so its version is not known.`,
    value: product.library,
    fix: 'Name it in the dependencies of this file and run npm install.',
  };
  return { library: undefined, problems: [problem] };
}
