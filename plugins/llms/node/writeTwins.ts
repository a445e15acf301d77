import fs from 'node:fs';
import path from 'node:path';
import { toKebab } from '../../kit/rowAnchor';
import type { ApiData } from './apiTable';
import { createResolveLink, listTwins } from './links';
import type { Parse } from './parser';
import type { TwinPage, TwinProduct, TwinSite, TwinVersion } from './site';
import { writePage } from './writePage';

/** A product-version with the Markdown of its pages, in the order of its sidebar. */
export interface VersionTwins {
  product: TwinProduct;
  version: TwinVersion;
  pages: { page: TwinPage; markdown: string }[];
}

function createLoadApi({ rootDir }: TwinSite, { product, id }: TwinVersion) {
  const folder = path.join(rootDir, '.generated/api', `${product}-${id}`);
  return (name: string): ApiData | undefined => {
    const file = path.join(folder, `${toKebab(name)}.json`);
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ApiData) : undefined;
  };
}

/** File of a page's Markdown in a merged build. */
export function twinFile(dir: string, pathname: string): string {
  return path.join(dir, `${pathname.slice(1)}.md`);
}

function isBuilt(dir: string, pathname: string): boolean {
  return fs.existsSync(path.join(dir, `${pathname.slice(1)}.html`));
}

/**
 * Makes the Markdown of one page, whether it was built or not.
 *
 * @returns nothing where the site has no such page
 */
export function buildTwin(site: TwinSite, pathname: string, parse: Parse): string | undefined {
  for (const product of site.products) {
    for (const version of product.versions) {
      const page = version.pages.find((each) => each.pathname === pathname);
      if (!page) continue;
      const resolve = createResolveLink(site, version, page, listTwins(site));
      return writePage({
        site,
        product,
        version,
        page,
        parse,
        resolve,
        loadApi: createLoadApi(site, version),
      });
    }
  }
  return undefined;
}

/**
 * Makes the Markdown of every page that a merged build has, from the pages' own files and the data of the API: no build
 * of pages is needed for it.
 *
 * @param dir folder of the merged build
 */
export function buildTwins(site: TwinSite, dir: string, parse: Parse): VersionTwins[] {
  const twins = listTwins(site);
  return site.products
    .flatMap((product) =>
      product.versions.map((version) => {
        const loadApi = createLoadApi(site, version);
        const pages = version.pages
          .filter(({ pathname }) => isBuilt(dir, pathname))
          .map((page) => {
            const resolve = createResolveLink(site, version, page, twins);
            return { page, markdown: writePage({ site, product, version, page, parse, resolve, loadApi }) };
          });
        return { product, version, pages };
      }),
    )
    .filter(({ pages }) => pages.length > 0);
}

/** Writes them beside the pages: `/material-ui/react-button` -> `/material-ui/react-button.md`. */
export function writeTwins(dir: string, versions: readonly VersionTwins[]): void {
  for (const { pages } of versions) {
    for (const { page, markdown } of pages) fs.writeFileSync(twinFile(dir, page.pathname), markdown);
  }
}
