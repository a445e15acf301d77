import type { LoadContext, Plugin } from '@docusaurus/types';
import { PLUGIN_NAME } from './types';

/** The versions of the product that a page belongs to, and from an earlier one the way to the current (issue 7 point 3). */
export default function pluginVersionSwitcher(_context: LoadContext): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
