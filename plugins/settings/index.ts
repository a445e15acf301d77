import type { LoadContext, Plugin } from '@docusaurus/types';
import { INLINE_SCRIPT } from './node/inlineScript';
import { createLogicalProperties } from './node/logicalProperties';
import { buildThemeColorTags } from './node/themeColorTags';
import type { PluginOptions } from './options';
import { PLUGIN_NAME } from './types';

export { validateOptions } from './options';

/** Mode, direction, colors and density, and the drawer in which a reader sets them (spec §2 "Settings drawer", §4). */
export default function pluginSettings(_context: LoadContext, { themeColors }: PluginOptions): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => ['./client/start'],
    configurePostCss(options) {
      options.plugins.push(createLogicalProperties());
      return options;
    },
    injectHtmlTags: () => ({
      headTags: [...buildThemeColorTags(themeColors), { tagName: 'script', innerHTML: INLINE_SCRIPT }],
    }),
  };
}
