import fs from 'node:fs';
import path from 'node:path';
import type { LastModified } from './lastModified';
import { listTwins } from './links';
import { toUrl, type TwinPage, type TwinProduct, type TwinSite, type TwinVersion } from './site';

/** One address of the sitemap. */
export interface SitemapEntry {
  url: string;
  /** Seconds since 1970. */
  lastModified?: number;
  priority?: number;
}

/** Of pages that only an earlier version has. */
const EARLIER_PRIORITY = 0.3;

const isBuilt = (dir: string, pathname: string): boolean =>
  fs.existsSync(path.join(dir, pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`));

/** The page's file and its demos; what a library's types say changes with the version that is pinned. */
function sourcesOf(page: TwinPage, version: TwinVersion): string[] {
  if (page.api) return [`docs/${version.product}/${version.id}/package.json`];
  const folder = path.posix.dirname(page.source);
  return [page.source, ...page.demos.map((demo) => `${folder}/${demo}`)];
}

function latest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** Path that a page of an earlier version has in the current one. */
function currentPath({ pathname }: TwinPage, version: TwinVersion): string {
  return pathname.replace(`/${version.id}/`, '/');
}

/** Pages that search engines may show: those of earlier versions only where the current one has no such page. */
function listPages(product: TwinProduct): { page: TwinPage; version: TwinVersion }[] {
  const current = new Set(
    product.versions
      .filter((version) => version.current)
      .flatMap(({ pages }) => pages.map((page) => page.pathname)),
  );
  return product.versions.flatMap((version) =>
    version.pages
      .filter((page) => !page.noIndex && (version.current || !current.has(currentPath(page, version))))
      .map((page) => ({ page, version })),
  );
}

const NO_INDEX = /<meta\b[^>]*\bname="?robots"?[^>]*\bnoindex/i;

/** Paths of pages of a build that are not in the manifest, such as the home page. */
function listOthers(site: TwinSite, dir: string): string[] {
  const known = listTwins(site);
  const files = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) =>
        file.endsWith('.html') && !/^(?:404|offline)\.html$|^demo-|\/(?:page|tags|authors)\//.test(file),
    )
    .map((file) => ({
      file,
      pathname: `/${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`.replace(/(?<=.)\/$/, ''),
    }))
    .filter(({ pathname }) => !known.has(pathname))
    .filter(({ file }) => !NO_INDEX.test(fs.readFileSync(path.join(dir, file), 'utf8')))
    .map(({ pathname }) => pathname)
    .sort();
}

/** Every page of a merged build that search engines may show (issue 8 point 3). */
export function listEntries(site: TwinSite, dir: string, lastModified: LastModified): SitemapEntry[] {
  const pages = site.products
    .filter(({ noIndex }) => !noIndex)
    .flatMap(listPages)
    .filter(({ page }) => isBuilt(dir, page.pathname))
    .map(({ page, version }) => {
      const time = latest(sourcesOf(page, version).map(lastModified));
      return {
        url: toUrl(site, page.pathname),
        ...(time !== undefined && { lastModified: time }),
        ...(version.current ? {} : { priority: EARLIER_PRIORITY }),
      };
    });
  return [...listOthers(site, dir).map((pathname) => ({ url: toUrl(site, pathname) })), ...pages];
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function writeEntry({ url, lastModified, priority }: SitemapEntry): string {
  const date = lastModified === undefined ? '' : new Date(lastModified * 1000).toISOString().slice(0, 10);
  return [
    '<url>',
    `<loc>${escapeXml(url)}</loc>`,
    date && `<lastmod>${date}</lastmod>`,
    priority === undefined ? '' : `<priority>${priority}</priority>`,
    '</url>',
  ].join('');
}

/** `sitemap.xml` (sitemaps.org). */
export function writeSitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(writeEntry),
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`, which names the sitemap. */
export function writeRobots(site: Pick<TwinSite, 'url'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${toUrl(site, '/sitemap.xml')}\n`;
}
