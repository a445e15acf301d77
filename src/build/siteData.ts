import type { Manifest, ManifestVersion } from '../pages-manifest/types';
import type { SiteData } from '../siteData';
import { readEnv } from './env';
import { products } from '../../docs/products';

/**
 * What every page knows of the whole site, through `customFields`. It is in each page's first load: keep it tiny
 * (design §3 fact 6).
 */
export function buildSiteData(
  manifest: Manifest,
  inBuild: readonly ManifestVersion[],
  withRoot: boolean,
): { site: SiteData } {
  const versions = manifest.products.flatMap((product) => product.versions);
  return {
    site: {
      baseUrl: readEnv().baseUrl,
      withRoot,
      prefixes: versions.flatMap((version) => version.prefixes),
      ownPrefixes: inBuild.flatMap((version) => version.prefixes),
      products: products
        .filter((product) => manifest.products.some(({ id }) => id === product.id))
        .map((product) => ({
          id: product.id,
          name: product.name,
          family: product.family,
          home: product.home,
          tagline: product.tagline,
          accent: product.accent,
          ...(product.noIndex && { noIndex: true }),
          versions: versions
            .filter((version) => version.product === product.id)
            .map(({ id, current, home, library, prefixes }) => ({
              id,
              label: library?.version ?? id,
              home,
              prefixes,
              ...(current && { current }),
            })),
        })),
    },
  };
}
