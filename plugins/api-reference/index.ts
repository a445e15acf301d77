import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Data of generated pages; as JavaScript, because the two sides of a build take different things from it. */
const DATA_FILES = /[\\/]\.generated[\\/]api[\\/][^\\/]+[\\/][^\\/]+\.json$/;

/** API pages made from the types of the installed libraries (issue 4 point 3). */
export default function pluginApiReference(_context: LoadContext): Plugin {
  return {
    name: 'site-api-reference',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    configureWebpack(_config, isServer) {
      const loader = path.join(__dirname, 'loaders/data.mjs');
      const options = { side: isServer ? 'server' : 'client' };
      return {
        module: { rules: [{ test: DATA_FILES, type: 'javascript/auto', use: [{ loader, options }] }] },
      };
    },
  };
}
