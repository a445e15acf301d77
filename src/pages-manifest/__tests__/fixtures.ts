import path from 'node:path';
import { loadManifest } from '../loadManifest';
import type { Manifest, ManifestVersion, Problem } from '../types';
import { loadProducts } from '../writeManifest';

/** Root of one of the little sites in `__fixtures__`. */
export const fixtureRoot = (name: string): string => path.join(__dirname, '__fixtures__', name);

export function loadFixture(name: string, { includeFixture = false } = {}) {
  const rootDir = fixtureRoot(name);
  return loadManifest({ rootDir, products: loadProducts(rootDir), includeFixture });
}

export function versionOf(manifest: Manifest, product: string, id: string): ManifestVersion {
  const versions = manifest.products.flatMap((row) => row.versions);
  const version = versions.find((row) => row.product === product && row.id === id);
  if (!version) throw new Error(`No ${product} ${id} in the manifest`);
  return version;
}

/** The only problem at a place, `pages.ts:12`; fails where there is none or more than one. */
export function problemAt(problems: readonly Problem[], place: string): Problem {
  const found = problems.filter(({ file, line }) =>
    `${file}${line === undefined ? '' : `:${line}`}`.endsWith(place),
  );
  const [problem] = found;
  if (!problem || found.length > 1) throw new Error(`${found.length} problems at ${place}`);
  return problem;
}
