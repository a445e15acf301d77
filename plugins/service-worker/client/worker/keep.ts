import type { PageMessage } from '../../types';
import { selectStrategy } from './routes';
import { scope, type WorkerEvent, type WorkerMessageEvent } from './scope';
import { media } from './strategies';

const IMAGE = /\.(svg|png|jpe?g|webp|avif|gif|ico)$/;

/** Fetches an address into its cache, unless it is there. What fails is kept another time. */
async function keepOne(address: string, isPage: boolean, baseUrl: string, event: WorkerEvent): Promise<void> {
  const url = new URL(address, scope.location.href);
  if (url.origin !== scope.location.origin) return;
  const strategy = selectStrategy(url, baseUrl, isPage) ?? (IMAGE.test(url.pathname) ? media : null);
  if (!strategy) return;
  const request = new Request(url.origin + url.pathname);
  if (await caches.match(request, { cacheName: strategy.cacheName })) return;
  const [response, done] = strategy.handleAll({ event: event as never, request });
  await Promise.allSettled([response, done]);
}

/** Does what a page says (types.ts, `PageMessage`). */
export function followMessages(baseUrl: string): void {
  scope.addEventListener('message', (event) => {
    const message = (event as WorkerMessageEvent).data as PageMessage;
    if (message.type === 'skipWaiting') void scope.skipWaiting();
    if (message.type !== 'keep') return;
    const lasting = event as WorkerEvent;
    const keep = (isPage: boolean) => (url: string) => keepOne(url, isPage, baseUrl, lasting);
    const { pages, files } = message;
    lasting.waitUntil(Promise.all([...pages.map(keep(true)), ...files.map(keep(false))]));
  });
}
