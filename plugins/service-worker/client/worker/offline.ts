import { matchPrecache } from 'workbox-precaching';
import { OFFLINE_FILE } from '../../types';
import { CACHES } from './strategies';

/** How many pages the offline page lists, the last ones first. */
const MAX_LISTED = 12;

/** Where the offline page lists them; a comment, so that the page is whole without. */
const PLACE = '<!--pages-->';

function readTitle(html: string): string | undefined {
  return /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '');
}

/** Title and address come as HTML has them: of the site's own pages, and encoded. */
async function buildItem(cache: Cache, request: Request): Promise<string> {
  const html = await (await cache.match(request))?.text();
  const title = html && readTitle(html);
  return title ? `<li><a href="${new URL(request.url).pathname}">${title}</a></li>` : '';
}

/** Titles of the pages that can be read, as items of a list. */
async function listPages(): Promise<string> {
  const cache = await caches.open(CACHES.pages);
  const requests = [...(await cache.keys())].reverse().filter(({ url }) => !url.includes('/demo-frame/'));
  const items = await Promise.all(requests.slice(0, MAX_LISTED).map((request) => buildItem(cache, request)));
  return items.join('');
}

/** The page for readers without a connection, with links to the pages that were kept (issue 6 point 5). */
export async function answerOffline(baseUrl: string): Promise<Response> {
  const page = await matchPrecache(baseUrl + OFFLINE_FILE);
  if (!page) return Response.error();
  const items = await listPages();
  const html = (await page.text()).replace(PLACE, () => items);
  // Not 200: nothing may take it for the page that was asked for.
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
