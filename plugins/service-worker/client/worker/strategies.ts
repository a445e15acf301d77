import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

const DAY = 24 * 60 * 60;

/** How long a page waits for the network while an earlier copy is there, in seconds. */
const PATIENCE = 4;

/** Only what the site itself has answered in full, under the address that was asked for. */
const ownOnly: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(
      response.status === 200 && response.type === 'basic' && !response.redirected ? response : null,
    ),
};

/** A page is the same file whatever its query says: what readers share in it is read by scripts. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pathname);
  },
};

function bounded(maxEntries: number, days: number): WorkboxPlugin[] {
  return [ownOnly, new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true })];
}

/** Names of the caches; they outlive the worker, so that pages of an earlier deployment keep their files. */
export const CACHES = {
  pages: 'site-pages',
  files: 'site-files',
  search: 'site-search',
  media: 'site-media',
};

/** Always new while there is a network. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE,
  plugins: [withoutQuery, ...bounded(60, 30)],
});

/** Files whose name changes with their content: scripts, styles, fonts, those of demos as well. */
export const files = new CacheFirst({ cacheName: CACHES.files, plugins: bounded(500, 60) });

/** The index and its parts: answers at once, and is new the next time. */
export const search = new StaleWhileRevalidate({ cacheName: CACHES.search, plugins: bounded(40, 30) });

/** Pictures without a hash in their name. */
export const media = new StaleWhileRevalidate({ cacheName: CACHES.media, plugins: bounded(60, 30) });
