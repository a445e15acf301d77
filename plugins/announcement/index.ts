import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildInlineScript } from './node/inlineScript';
import { buildSettings } from './node/buildSettings';
import type { PluginOptions } from './options';
import { PLUGIN_NAME } from './types';

export { validateOptions } from './options';

/** One sentence above the bar of each page, until its reader closes it (issue 5 point 6 "announcement banner"). */
export default function pluginAnnouncement({ baseUrl }: LoadContext, options: PluginOptions): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({ actions }) {
      await actions.createData('settings.json', buildSettings(options, baseUrl));
    },
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: buildInlineScript(options.key) }],
    }),
  };
}
