export const PLUGIN_NAME = 'site-service-worker';

/** File at the site's root: a worker controls what is below it only (spec §7 "Service worker registration"). */
export const WORKER_FILE = 'sw.js';

/** File of the page that readers get where there is no connection, and nothing kept. */
export const OFFLINE_FILE = 'offline.html';

/** `kill` takes the workers away that earlier deployments have installed. */
export type WorkerState = 'on' | 'kill';

/** What a page says to the worker. */
export type PageMessage =
  /** The reader can do without the version that runs now. */
  | { type: 'skipWaiting' }
  /** What is to be read offline: the page that is shown, and what was loaded before the worker was there. */
  | { type: 'keep'; pages: string[]; files: string[] };

/** What the worker asks its pages before it takes itself away; who answers `true` reloads by itself. */
export const WILL_YOU_RELOAD = 'willYouReload';

/** What the build tells the worker, as a constant. */
export interface WorkerSettings {
  /** Path below which the site lives, with slashes at both ends. */
  baseUrl: string;
  /** Files that are fetched as the worker is installed; `revision` is `null` where the name has a hash. */
  precache: { url: string; revision: string | null }[];
}
