import settings from '@generated/site-service-worker/default/settings.json';
import { WORKER_FILE, type PageMessage } from '../types';
import { followUpdates } from './followUpdates';
import { watchTyping } from './typedText';

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
    send(active, { type: 'keep', ...listLoaded() });
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
