import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSettings } from './node/buildSettings';
import type { PluginOptions } from './options';
import { PLUGIN_NAME } from './types';

export { validateOptions } from './options';

/** Page views, events and web vitals, with the reader's consent (spec §7). */
export default function pluginAnalytics(context: LoadContext, options: PluginOptions): Plugin {
  const { siteConfig, baseUrl } = context;
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => ['./client/clientModule'],
    async contentLoaded({ actions }) {
      await actions.createData(
        'settings.json',
        buildSettings(options, siteConfig.customFields?.site, baseUrl),
      );
    },
  };
}
