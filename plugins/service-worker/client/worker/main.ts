import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import type { WorkerSettings } from '../../types';
import { followMessages } from './keep';
import { routeRequests } from './routes';
import { onLife, scope } from './scope';

/** Replaced by the build (`node/bundleWorker.ts`). */
declare const WORKER_SETTINGS: WorkerSettings;

const { baseUrl, precache } = WORKER_SETTINGS;

precacheAndRoute(precache, { cleanURLs: true, directoryIndex: '' });
cleanupOutdatedCaches();
routeRequests(baseUrl);
followMessages(baseUrl);

onLife('activate', (event) => {
  // Pages need not wait for the worker to start before they are asked for.
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()]));
});
