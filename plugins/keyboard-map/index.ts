import type { LoadContext, Plugin } from '@docusaurus/types';
import { PLUGIN_NAME } from './types';

/** A dialog with the shortcuts of the site, opened by `?` (issue 5 point 6). */
export default function pluginKeyboardMap(_context: LoadContext): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
