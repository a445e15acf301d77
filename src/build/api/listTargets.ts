import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow, VersionRow } from '../../../docs/products';
import { findPackageDir } from '../../../plugins/kit/node/findPackageDir';
import { versionPath } from '../../pages-manifest/versionPath';
import type { SiteEnv } from '../env';

/** A package whose API a product-version documents. */
export interface ApiPackage {
  name: string;
  /** Folder of the installed package. */
  dir: string;
  /** Its `package.json`. */
  facts: { version: string; repository?: string | { url?: string; directory?: string } };
  /** Names of its components and hooks that get a page; by default all. */
  only?: readonly string[];
  /** Whether other versions of the product lack it, so that it cannot be compared with them. */
  isPartial: boolean;
}

/** A product-version with generated API pages. */
export interface ApiTarget {
  /** `material-ui-v7`: names its files. */
  id: string;
  product: ProductRow;
  version: VersionRow;
  /** Folder of the version, relative to the repository's root. */
  folder: string;
  packages: ApiPackage[];
  /** Path of its API pages without and with the version segment. */
  apiPath: string;
  versionedApiPath: string;
}

/** `/material-ui/api`; where products share a base path, the prefix below `api/` that is the product's own. */
export function apiPathOf({ basePath, prefixes = [] }: ProductRow): string {
  return prefixes.find((prefix) => prefix.startsWith(`${basePath}/api/`)) ?? `${basePath}/api`;
}

type NamedPackage = Pick<ApiPackage, 'name' | 'only' | 'isPartial'>;

function readPackage(rootDir: string, folder: string, row: NamedPackage): ApiPackage[] {
  const dir = findPackageDir(row.name, path.join(rootDir, folder));
  // The manifest tells of a library that is not installed.
  if (dir === null) return [];
  const facts = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as ApiPackage['facts'];
  return [{ ...row, dir, facts }];
}

/** The library first, then the packages that are documented beside it. */
function namePackages(
  { library: shared, api, versions: all }: ProductRow,
  version: VersionRow,
): NamedPackage[] {
  const library = version.library ?? shared;
  const added = (api?.packages ?? [])
    .filter(({ versions }) => versions?.includes(version.id) ?? true)
    .map(({ name, only, versions }) => ({
      name,
      only,
      isPartial: all.some(({ id }) => versions?.includes(id) === false),
    }));
  return [...(library ? [{ name: library, isPartial: false }] : []), ...added];
}

/** A product-version with the packages that its folder resolves. */
export function toTarget(rootDir: string, product: ProductRow, version: VersionRow): ApiTarget {
  const folder = `docs/${product.id}/${version.id}`;
  const apiPath = apiPathOf(product);
  return {
    id: `${product.id}-${version.id}`,
    product,
    version,
    folder,
    packages: namePackages(product, version).flatMap((row) => readPackage(rootDir, folder, row)),
    apiPath,
    versionedApiPath: versionPath(apiPath, product.basePath, version),
  };
}

/** Of a product, all versions: the pages of one tell what changed since the others. */
const isServed = (product: string, names: readonly string[]) =>
  names.length === 0 || names.some((name) => name.split('@')[0] === product);

/**
 * The product-versions whose API pages this run makes: all that have a library, so that links between products are
 * the same in every build, or only the products of a development server (`SITE_PRODUCTS`).
 */
export function listApiTargets(
  rootDir: string,
  products: readonly ProductRow[],
  env: Pick<SiteEnv, 'fixture' | 'products'>,
): ApiTarget[] {
  return products
    .filter((product) => env.fixture || !product.fixture)
    .filter((product) => isServed(product.id, env.products))
    .flatMap((product) => product.versions.map((version) => toTarget(rootDir, product, version)))
    .filter(({ packages }) => packages.length > 0);
}
