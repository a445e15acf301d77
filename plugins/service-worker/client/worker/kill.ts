import { WILL_YOU_RELOAD } from '../../types';
import { onLife, scope, type PageClient } from './scope';

/** How long a page has to answer, in milliseconds: one whose script is broken never does. */
const PATIENCE = 1000;

/** Whether the page reloads by itself, which it does when no typed text is lost. */
function asksToReload(page: PageClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), PATIENCE);
    page.postMessage(WILL_YOU_RELOAD, [port2]);
  });
}

async function reload(page: PageClient): Promise<void> {
  if (await asksToReload(page)) return;
  await page.navigate(page.url).catch(() => undefined);
}

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
  const pages = await scope.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map(reload));
}

onLife('install', () => void scope.skipWaiting());
onLife('activate', (event) => event.waitUntil(removeAll()));
