import host from '@generated/site-service-worker/default/host.json';
import { whenIdle } from '../../kit/client/whenIdle';

let starting: Promise<{ keepPage(): void }> | undefined;

/**
 * Docusaurus calls it for the first page and for each change of address. Only on the configured host; the documents
 * of demos are part of a page.
 */
export function onRouteDidUpdate(): void {
  if (location.hostname !== host || parent !== window) return;
  starting ??= new Promise((resolve, reject) => {
    whenIdle(() => import('./start').then(resolve, reject));
  });
  starting.then(({ keepPage }) => keepPage()).catch(() => undefined);
}
