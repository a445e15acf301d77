import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../../docs/products';
import { loadApi as loadInstalled } from '../../../plugins/api-reference/node/loadApi';
import type { LoadVersion, NamedVersion } from '../../../plugins/api-reference/remark/changesNotation';
import { toTarget } from './listTargets';
import { comparablePlans, loadPlans, type LoadApi } from './loadPlans';

/** Whether a folder pins the library, though its version is not listed: its pages are not written yet. */
function pinsLibrary(folder: string, library: string): boolean {
  const file = path.join(folder, 'package.json');
  if (!fs.existsSync(file)) return false;
  const { dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as { dependencies?: object };
  return Object.hasOwn(dependencies, library);
}

/** Versions of a product that have a library: its rows, and folders that pin one. */
function listVersions(rootDir: string, { id: productId, library = '', versions }: ProductRow): string[] {
  const folder = path.join(rootDir, 'docs', productId);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const pinned = names.filter((name) => pinsLibrary(path.join(folder, name), library));
  return [...new Set([...versions.map(({ id }) => id), ...pinned])].sort();
}

async function load(
  rootDir: string,
  product: ProductRow,
  id: string,
  loadApi: LoadApi,
): Promise<NamedVersion> {
  const row = product.versions.find((version) => version.id === id);
  const target = toTarget(rootDir, product, row ?? { id });
  const plans = comparablePlans(target, await loadPlans(rootDir, target, loadApi));
  const version = { id, current: row?.current, apiPath: target.versionedApiPath };
  // Only a version with a row has pages to link to.
  return { version: { ...version, plans: row ? plans : plans.map((plan) => ({ ...plan, pathname: '' })) } };
}

/**
 * Makes the function that reads the API of any product-version from its installed packages, whether this build has its
 * pages or not. What it read stays in memory: both sides of a build ask for the same.
 */
export function createVersionLoader(
  rootDir: string,
  products: readonly ProductRow[],
  loadApi: LoadApi = loadInstalled,
): LoadVersion {
  const loaded = new Map<string, Promise<NamedVersion>>();
  return async (productId, id) => {
    const product = products.find((each) => each.id === productId);
    const withLibrary = products.filter(({ library }) => library).map((each) => each.id);
    if (!product?.library) return { key: 'product', valid: withLibrary };
    const valid = listVersions(rootDir, product);
    if (!valid.includes(id)) return { key: 'version', valid };
    const key = `${productId} ${id}`;
    const found = loaded.get(key) ?? load(rootDir, product, id, loadApi);
    loaded.set(key, found);
    return found;
  };
}
