import settings from '@generated/site-service-worker/default/settings.json';
import { offlineLoads } from '../../kit/client/offlineLoads';
import { readStored, writeStored } from '../../kit/client/storedText';
import { WORKER_FILE, type PageMessage } from '../types';
import { followUpdates } from './followUpdates';
import { listSearchFiles } from './listSearchFiles';
import { watchTyping } from './typedText';

/** The scripts of the build whose search is kept. */
const KEY = 'site.serviceWorker.search';

function send(worker: ServiceWorker | null, message: PageMessage): void {
  worker?.postMessage(message);
}

/** Addresses of what the page has loaded from the site itself; documents of demos are pages of their own. */
function listLoaded(): Omit<Extract<PageMessage, { type: 'keep' }>, 'type'> {
  const own = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).origin === location.origin) as PerformanceResourceTiming[];
  const isDocument = ({ initiatorType }: PerformanceResourceTiming) => initiatorType === 'iframe';
  return {
    pages: own.filter(isDocument).map(({ name }) => name),
    files: own.filter((entry) => !isDocument(entry)).map(({ name }) => name),
  };
}

/** Fetches, once for each build, what search needs without a connection; not for readers who save data. */
async function loadSearch(): Promise<string[]> {
  const build = [...document.scripts].map(({ src }) => src).join(' ');
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (offlineLoads.length === 0 || connection?.saveData || readStored(KEY) === build) return [];
  await Promise.all(offlineLoads.map((load) => load()));
  const files = await listSearchFiles(settings.baseUrl, location.pathname.slice(settings.baseUrl.length - 1));
  writeStored(KEY, build);
  return files;
}

/**
 * Where the browser has no workers, or refuses them, the page does without (design §7).
 *
 * @returns the registration, once its worker has what the page had loaded before
 */
async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    const url = settings.baseUrl + WORKER_FILE;
    // The file decides about all others: the browser's own cache never answers for it.
    const registration = await navigator.serviceWorker.register(url, { updateViaCache: 'none' });
    watchTyping();
    followUpdates(registration, (worker) => send(worker, { type: 'skipWaiting' }));
    const { active } = await navigator.serviceWorker.ready;
    const search = await loadSearch().catch(() => []);
    const { pages, files } = listLoaded();
    send(active, { type: 'keep', pages, files: [...files, ...search] });
    return registration;
  } catch {
    return null;
  }
}

const registered = register();

/** Lets the worker keep the page that is shown: a change of page within the site fetches no document of its own. */
export function keepPage(): void {
  const url = location.href;
  void registered.then((registration) =>
    send(registration?.active ?? null, { type: 'keep', pages: [url], files: [] }),
  );
}
