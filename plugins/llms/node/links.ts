import path from 'node:path';
import { toUrl, type TwinPage, type TwinSite, type TwinVersion } from './site';

/** Turns a link of a page into an absolute one. */
export type ResolveLink = (link: string) => string;

/** The pages that are written as Markdown, by their pathnames. */
export function listTwins(site: Pick<TwinSite, 'products'>): Set<string> {
  const versions = site.products.flatMap((product) => product.versions);
  return new Set(versions.flatMap(({ pages }) => pages.map(({ pathname }) => pathname)));
}

/**
 * Links of one page: to pages that are Markdown too, their Markdown; to other paths of the site, its address; to files
 * beside the page, the repository's. Links within the page lead to its Markdown.
 */
export function createResolveLink(
  site: TwinSite,
  version: TwinVersion,
  page: TwinPage,
  twins: ReadonlySet<string>,
): ResolveLink {
  return (link) => {
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(link)) return link;
    if (link.startsWith('#') || link === '') return `${toUrl(site, page.pathname)}.md${link}`;
    if (!link.startsWith('/')) return site.rawBase + path.posix.join(path.posix.dirname(page.source), link);
    const target = site.resolvePathname(link, version);
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    const own = pathname.replace(/(?<=.)\/+$/, '');
    return toUrl(site, own) + (twins.has(own) ? '.md' : '') + rest;
  };
}
