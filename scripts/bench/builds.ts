import { readManifest } from '../../src/pages-manifest/writeManifest';
import type { ManifestVersion } from '../../src/pages-manifest/types';
import { measureCommand, type Measurement } from '../lib/measureCommand';

/** What a deployment sets would change what is built. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(SITE_|DOCUSAURUS_)/.test(name))),
  NODE_ENV: 'production',
  // Stock Docusaurus measures no components; this site does once for each version of a library.
  SITE_API_SIZES: '0',
};

/**
 * Builds a copy of this site.
 *
 * @param products names as in `SITE_PRODUCTS`; by default all
 */
export function buildSite(siteDir: string, products: readonly string[] = []): Promise<Measurement> {
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'];
  return measureCommand(command, siteDir, { ...env, SITE_PRODUCTS: products.join(',') });
}

export function buildStock(siteDir: string): Promise<Measurement> {
  return measureCommand(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], siteDir, env);
}

/** Says what is being measured, since each measurement takes minutes. */
export function log<Result>(text: string, work: Promise<Result>): Promise<Result> {
  console.log(`… ${text}`);
  return work;
}

/** Product-versions that `npm run build` did not take from its cache. */
export function rebuilt({ output }: Measurement): string[] {
  return [...output.matchAll(/^built +(\S+)/gm)].map(([, unit = '']) => unit);
}

/** The versions of a site that was built, with their generated pages. */
export function builtVersions(siteDir: string): ManifestVersion[] {
  return readManifest(siteDir).products.flatMap((product) => product.versions);
}

export function countPages(versions: readonly ManifestVersion[]): number {
  return versions.reduce((sum, { pages }) => sum + pages.length, 0);
}
