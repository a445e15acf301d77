import type { LoadContext, Plugin } from '@docusaurus/types';

export { validateOptions } from './options';

/** Several code fences as tabs whose choice is remembered for the whole site (issue 3, point 1). */
export default function pluginCodeTabs(_context: LoadContext): Plugin {
  return {
    name: 'site-code-tabs',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
