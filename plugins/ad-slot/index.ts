import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSettings, buildSlotData } from './node/buildSettings';
import type { PluginOptions } from './options';
import { PLUGIN_NAME } from './types';

export { validateOptions } from './options';

/** A sponsor's ad below the description of a page (spec §4 "Ad slot"). */
export default function pluginAdSlot({ baseUrl }: LoadContext, options: PluginOptions): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({ actions }) {
      actions.setGlobalData(buildSlotData(options, baseUrl));
      await actions.createData('settings.json', buildSettings(options, baseUrl));
    },
  };
}
