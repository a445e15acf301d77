import path from 'node:path';
import { products } from '../../../docs/products';
import { loadManifest } from '../../pages-manifest/loadManifest';
import type { ManifestPage } from '../../pages-manifest/types';
import { buildSiteData } from '../siteData';

const { manifest } = loadManifest({ rootDir: path.resolve(__dirname, '../../..'), products });
const versions = manifest.products.flatMap((product) => product.versions);
const [first] = versions;

describe('buildSiteData (design §2, §3 fact 6)', () => {
  it('does not grow with the pages of the site', () => {
    const page = versions.flatMap(({ pages }) => pages)[0] as ManifestPage;
    const many = Array.from({ length: 3000 }, (_, index) => ({
      ...page,
      pathname: `${page.pathname}-${index}`,
    }));
    const grown = {
      ...manifest,
      products: manifest.products.map((product) => ({
        ...product,
        versions: product.versions.map((version) => ({ ...version, pages: [...version.pages, ...many] })),
      })),
    };
    expect(JSON.stringify(buildSiteData(grown, [], true))).toBe(
      JSON.stringify(buildSiteData(manifest, [], true)),
    );
  });

  it('is small: every page carries it', () => {
    expect(JSON.stringify(buildSiteData(manifest, versions, true)).length).toBeLessThan(8_000);
  });

  it('tells the product-versions of this build from the others', () => {
    const { site } = buildSiteData(manifest, first ? [first] : [], false);
    expect(site.ownPrefixes).toEqual(first?.prefixes);
    expect(site.prefixes).toEqual(versions.flatMap(({ prefixes }) => prefixes));
    expect(site.withRoot).toBe(false);
  });
});
