import type { RegistryRow } from '../../plugins/kit/node';
import { writeServiceWorker } from '../../plugins/service-worker/node/writeServiceWorker';
import type { SiteEnv } from './env';

/** A name that every browser takes for this machine: other tests go to `localhost`, and have no worker. */
const FIXTURE_HOST = 'fixture.localhost';

/** The row of `service-worker`: for the host of the deployment alone (`.env.example`). */
export function buildServiceWorkerRow({ url, baseUrl, fixture, serviceWorker }: SiteEnv): RegistryRow {
  const state = serviceWorker === 'kill' ? 'kill' : 'on';
  return {
    name: 'service-worker',
    enabled: serviceWorker !== 'off',
    options: { host: fixture ? FIXTURE_HOST : new URL(url).hostname, state },
    csp: { 'worker-src': [] },
    afterMerge: (dir) => writeServiceWorker({ dir, baseUrl, state }),
  };
}
