import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { PLUGIN_NAME, type CodeCopyData } from './types';

export { validateOptions } from './options';

/** A copy button on every code block, and Ctrl/Cmd+C for the hovered or focused one (spec §4 "Copy button"). */
export default function pluginCodeCopy(
  _context: LoadContext,
  { resetAfter, keyboard }: PluginOptions,
): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    contentLoaded({ actions }) {
      actions.setGlobalData({ resetAfter, keyboard } satisfies CodeCopyData);
    },
  };
}
