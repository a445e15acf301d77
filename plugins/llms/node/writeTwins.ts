import fs from 'node:fs';
import path from 'node:path';
import { toKebab } from '../../kit/rowAnchor';
import type { ApiData } from './apiTable';
import { createResolveLink, listTwins } from './links';
import type { Parse } from './parser';
import type { TwinPage, TwinProduct, TwinSite, TwinVersion } from './site';
import { writePage } from './writePage';

/** A product-version, with those of its pages that a build has, in the order of its sidebar. */
export interface BuiltVersion {
  product: TwinProduct;
  version: TwinVersion;
  pages: TwinPage[];
}

/** A product-version with the Markdown of its pages. */
export interface VersionTwins extends Omit<BuiltVersion, 'pages'> {
  pages: { page: TwinPage; markdown: string }[];
}

function createLoadApi({ rootDir }: TwinSite, { product, id }: TwinVersion) {
  const folder = path.join(rootDir, '.generated/api', `${product}-${id}`);
  return (name: string): ApiData | undefined => {
    const file = path.join(folder, `${toKebab(name)}.json`);
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ApiData) : undefined;
  };
}

/** File of a page's Markdown in a build. */
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

/** The product-versions of which a build has pages. */
export function listBuilt(site: Pick<TwinSite, 'products'>, dir: string): BuiltVersion[] {
  return site.products
    .flatMap((product) =>
      product.versions.map((version) => ({
        product,
        version,
        pages: version.pages.filter(({ pathname }) => isBuilt(dir, pathname)),
      })),
    )
    .filter(({ pages }) => pages.length > 0);
}

/**
 * Makes the Markdown of every page that a build has, from the pages' own files and the data of the API.
 *
 * @param dir folder of the build
 */
export function buildTwins(site: TwinSite, dir: string, parse: Parse): VersionTwins[] {
  const twins = listTwins(site);
  return listBuilt(site, dir).map(({ product, version, pages }) => {
    const loadApi = createLoadApi(site, version);
    return {
      product,
      version,
      pages: pages.map((page) => {
        const resolve = createResolveLink(site, version, page, twins);
        return { page, markdown: writePage({ site, product, version, page, parse, resolve, loadApi }) };
      }),
    };
  });
}
