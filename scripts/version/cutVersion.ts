import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import { editVersions } from './productsFile';

interface PackageJson {
  name: string;
  description?: string;
  dependencies?: Record<string, string>;
}

/** Generated pages come from the release's own types; packages from npm. */
const LEFT_BEHIND = new Set(['node_modules', 'content/api']);

/** The release of a package that goes with that of the library. */
export type ReleaseOf = (name: string) => string;

/**
 * The dependencies of a new version: the library and what is released with it, by name (`@mui/x-data-grid-pro`) or by its
 * number (`@mui/icons-material`), get the release; all others stay as they are.
 */
export function pinRelease(
  dependencies: Record<string, string>,
  library: string,
  releaseOf: ReleaseOf,
): Record<string, string> {
  const number = dependencies[library];
  const scope = library.replace(/\/.*$/, '/');
  const isPart = (name: string, pinned: string) =>
    name === library || name.startsWith(`${library}-`) || (name.startsWith(scope) && pinned === number);
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, pinned]) => [
      name,
      isPart(name, pinned) ? releaseOf(name) : pinned,
    ]),
  );
}

function writePackage(folder: string, product: ProductRow, id: string, releaseOf: ReleaseOf): void {
  const file = path.join(folder, 'package.json');
  const { dependencies = {}, ...rest } = JSON.parse(fs.readFileSync(file, 'utf8')) as PackageJson;
  const json = {
    ...rest,
    name: `docs-${product.id}-${id}`,
    description: `${product.name} ${id.slice(1)}: pages, demos and the libraries they document`,
    dependencies: pinRelease(dependencies, product.library ?? '', releaseOf),
  };
  fs.writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`);
}

/** Why the version cannot be made, and what to do instead. */
function findObstacle(rootDir: string, product: ProductRow, id: string): string | null {
  if (!product.library) return `"${product.id}" documents no library, so there is no release to pin.`;
  if (product.versions.some((version) => version.id === id)) {
    return `"${product.id}" has a version "${id}" already. To pin another release of it, edit docs/${product.id}/${id}/package.json.`;
  }
  if (fs.existsSync(path.join(rootDir, 'docs', product.id, id))) {
    return `The folder docs/${product.id}/${id} is there already. Remove it, or list it in docs/products.ts.`;
  }
  return null;
}

/**
 * Makes `docs/<product>/<id>` from the folder of the current version, pinned to a release, and lists it in
 * `docs/products.ts` (issue 7 point 1). What goes wrong leaves nothing behind.
 *
 * @returns the new folder, relative to the root
 * @throws an Error that says what is in the way and what to do
 */
export function cutVersion(rootDir: string, product: ProductRow, id: string, releaseOf: ReleaseOf): string {
  const obstacle = findObstacle(rootDir, product, id);
  if (obstacle) throw new Error(obstacle);
  const current = product.versions.find((version) => version.current);
  const from = path.join(rootDir, 'docs', product.id, current?.id ?? '');
  const to = path.join(rootDir, 'docs', product.id, id);
  const isTaken = (file: string) => !LEFT_BEHIND.has(path.relative(from, file).split(path.sep).join('/'));
  try {
    fs.cpSync(from, to, { recursive: true, filter: isTaken });
    writePackage(to, product, id, releaseOf);
    editVersions(rootDir, product.id, (versions) => [...versions, { id }]);
  } catch (error) {
    fs.rmSync(to, { recursive: true, force: true });
    throw error;
  }
  return `docs/${product.id}/${id}`;
}
