import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { PLUGIN_NAME } from './types';

export { validateOptions } from './options';

/**
 * Registers the service worker (spec §4 "Service worker"). Its file is written after the builds of all units are
 * merged, by `node/writeServiceWorker.ts`.
 */
export default function pluginServiceWorker(
  { baseUrl }: LoadContext,
  { host, state }: PluginOptions,
): Plugin {
  return {
    name: PLUGIN_NAME,
    // Pages of a deployment that takes the worker away register none.
    getClientModules: () => (state === 'on' ? ['./client/clientModule'] : []),
    async contentLoaded({ actions }) {
      await actions.createData('host.json', JSON.stringify(host));
      await actions.createData('settings.json', { baseUrl });
    },
  };
}
