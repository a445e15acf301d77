import { toHeadingSlug } from '../client/headingSlug';
import { INDEX_FORMAT, type IndexFile } from '../types';
import { collectProse, type LoadText } from './collectProse';
import { collectOwners, encodeOwner, listNames, type ApiPage } from './collectOwners';
import type { SitePage, SiteProduct, SiteVersion } from './manifest';

/** Data of a generated page, where there is any. */
export type LoadApiPage = (page: SitePage) => ApiPage | undefined;

/** Headings that every generated page has say nothing of it; neither do names of components in the list of changes. */
function encodeHeadings({ api, pathname, headings }: SitePage): string {
  if (api || /\/api(\/[\w-]+)?\/changes$/.test(pathname)) return '';
  return headings
    .map(({ text, id }) => text.replace(/\s+/g, ' ') + (toHeadingSlug(text) === id ? '' : `\t${id}`))
    .join('\n');
}

function kindOf({ api }: SitePage): string {
  if (!api) return 'p';
  return api.kind === 'component' ? 'c' : 'h';
}

/** A page's title, for generated ones the name of what they document. */
function titleOf(page: SitePage): string {
  return page.api?.name ?? page.pageTitle;
}

function listFeatured(pages: readonly SitePage[]): number[] {
  const shown = new Set(pages.flatMap(({ components }) => components ?? []));
  return [...shown]
    .map((name) => pages.findIndex(({ api }) => api?.name === name))
    .filter((page) => page >= 0);
}

/**
 * The index of one product-version, from the page manifest and the data of its generated pages: nothing that the
 * pages' own build makes is read, so the development server has it as well.
 */
export function buildIndex(
  product: SiteProduct,
  version: SiteVersion,
  loadApiPage: LoadApiPage,
  loadText: LoadText = () => undefined,
): IndexFile {
  const { basePath: base, pages } = version;
  const owners = pages.flatMap((page, index) => {
    const api = page.api && loadApiPage(page);
    return api ? collectOwners(api, index) : [];
  });
  const names = listNames(owners);
  const numbers = new Map(names.map((name, index) => [name, index]));
  return {
    format: INDEX_FORMAT,
    product: product.id,
    version: version.id,
    name: product.name,
    label: version.library?.version ?? '',
    base,
    paths: pages.map(({ pathname }) => pathname.slice(base.length)),
    titles: pages.map(titleOf),
    kinds: pages.map(kindOf).join(''),
    texts: pages.map(({ api, description }) => (api ? '' : (description ?? ''))),
    headings: pages.map(encodeHeadings),
    prose: collectProse(pages, loadText),
    demos: pages.map(({ demos }) => demos.map((file) => file.replace(/\.\w+$/, '')).join('\n')),
    featured: listFeatured(pages),
    names: names.join('\n'),
    owners: owners.map((owner) => encodeOwner(owner, numbers)),
    errors: '',
  };
}
