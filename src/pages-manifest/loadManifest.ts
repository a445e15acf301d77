import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import { checkHomes, checkProducts, PRODUCTS_FILE } from './checkProducts';
import { loadVersion, type LoadedVersion } from './loadVersion';
import { formatProblems } from './problems';
import type { Manifest, ManifestProduct, Problem } from './types';

export interface ManifestInput {
  /** The repository's root, absolute. */
  rootDir: string;
  products: readonly ProductRow[];
  /** Also the products that exist for tests only (design §9). */
  includeFixture?: boolean;
  /** Also generated pages, as they were last written (default); without them where their plugin is off. */
  generated?: boolean;
}

function toManifestProduct(product: ProductRow, versions: readonly LoadedVersion[]): ManifestProduct {
  const { id, name, tagline, basePath, home, family, library, accent, repository } = product;
  return {
    id,
    name,
    tagline,
    basePath,
    home,
    family,
    library,
    accent,
    repository,
    noIndex: product.noIndex === true,
    fixture: product.fixture === true,
    versions: versions.map(({ version }) => version).filter((version) => version.product === id),
  };
}

/**
 * Builds the page manifest (design §2): reads every page tree and page, and collects all that is wrong with them.
 * Nothing throws because of what a writer wrote; see `checkManifest`.
 */
export function loadManifest({
  rootDir,
  products,
  includeFixture = false,
  generated = true,
}: ManifestInput): {
  manifest: Manifest;
  problems: Problem[];
} {
  const included = products.filter((product) => includeFixture || !product.fixture);
  const productsFile = path.join(rootDir, PRODUCTS_FILE);
  const text = fs.existsSync(productsFile) ? fs.readFileSync(productsFile, 'utf8') : '';
  const versions = included.flatMap((product) =>
    product.versions.map((row) => loadVersion({ rootDir, product, row, products, generated })),
  );
  const manifest: Manifest = {
    generatedFrom: [PRODUCTS_FILE, ...versions.map(({ treeFile }) => treeFile)],
    products: included.map((product) => toManifestProduct(product, versions)),
  };
  const problems = [
    ...checkProducts(included, text),
    ...checkHomes(included, versions, text),
    ...versions.flatMap((version) => version.problems),
  ];
  return { manifest, problems };
}

/**
 * The manifest, when nothing is wrong (design §7).
 *
 * @throws one Error that lists every problem with file, line, value and fix
 */
export function checkManifest(input: ManifestInput): Manifest {
  const { manifest, problems } = loadManifest(input);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return manifest;
}
