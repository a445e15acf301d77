import fs from 'node:fs';
import path from 'node:path';
import { INDEX_FORMAT, type IndexFile } from '../types';

interface ErrorData {
  messages: Record<string, { text: string }[]>;
}

/** Messages of minified errors that `production-errors` made for this build, one a line. */
export function encodeErrors({ messages }: ErrorData): string {
  return Object.entries(messages)
    .flatMap(([code, texts]) => texts.slice(0, 1).map(({ text }) => `${code}\t${text.replace(/\s+/g, ' ')}`))
    .join('\n');
}

function decodeEntities(html: string): string {
  return html
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_entity, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** Title and description of a page that was rendered, without the site's name. */
export function readHead(html: string, siteTitle: string): { title: string; text: string } {
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  const text = /<meta[^>]*name="?description"?[^>]*content=(?:"([^"]*)"|([^\s>]+))/.exec(html);
  return {
    title: decodeEntities(title).replace(new RegExp(`\\s*\\|\\s*${siteTitle}$`), ''),
    text: decodeEntities(text?.[1] ?? text?.[2] ?? ''),
  };
}

/** Lists of posts say nothing that the posts do not. */
const LISTS = /^\/(404(\.html)?|search|blog\/(archive|authors|tags|page).*)$/;

interface SiteIndexInput {
  outDir: string;
  /** Routes of the build of the pages that belong to no product, without the base. */
  routes: readonly string[];
  siteTitle: string;
  /** File with the messages of minified errors. */
  errorsFile: string;
}

/** The index of pages that belong to no product, and of minified errors. */
export function buildSiteIndex({ outDir, routes, siteTitle, errorsFile }: SiteIndexInput): IndexFile {
  const pages = routes
    .filter((route) => !LISTS.test(route))
    .map((route) => ({
      route,
      file: path.join(outDir, route === '/' ? 'index.html' : `${route.slice(1)}.html`),
    }))
    .filter(({ file }) => fs.existsSync(file))
    .map(({ route, file }) => ({ route, ...readHead(fs.readFileSync(file, 'utf8'), siteTitle) }));
  const errors = fs.existsSync(errorsFile) ? fs.readFileSync(errorsFile, 'utf8') : '{"messages":{}}';
  return {
    format: INDEX_FORMAT,
    product: '',
    version: '',
    name: siteTitle,
    label: '',
    base: '',
    paths: pages.map(({ route }) => route),
    titles: pages.map(({ title }) => title),
    kinds: 'p'.repeat(pages.length),
    texts: pages.map(({ text }) => text),
    headings: pages.map(() => ''),
    demos: pages.map(() => ''),
    featured: [],
    names: '',
    owners: [],
    errors: encodeErrors(JSON.parse(errors) as ErrorData),
  };
}
