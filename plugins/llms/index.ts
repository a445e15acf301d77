import type { LoadContext, Plugin } from '@docusaurus/types';
import { createDevMiddleware } from './node/devMiddleware';
import { writeVersionFiles } from './node/writeVersionFiles';
import type { PluginOptions } from './options';
import { PLUGIN_NAME } from './types';

export { validateOptions } from './options';

/** Pages as Markdown, for machines and for readers who take a page to one (issue 8 point 3). */
export default function pluginLlms(
  { baseUrl }: LoadContext,
  { assistants, createSite }: PluginOptions,
): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    // Not global data, which every page would load: the menu is fetched when it opens.
    async contentLoaded({ actions }) {
      await actions.createData('assistants.json', assistants);
    },

    async postBuild({ outDir }) {
      if (createSite) await writeVersionFiles(createSite(), outDir);
    },

    configureWebpack(_config, isServer) {
      if (!createSite || isServer || process.env.NODE_ENV === 'production') return {};
      const middleware = createDevMiddleware({ createSite, baseUrl });
      return {
        devServer: {
          // Merged with Docusaurus' own, as `search` does.
          setupMiddlewares(middlewares: object[]) {
            middlewares.unshift({ name: PLUGIN_NAME, middleware });
            return [];
          },
        },
      } as never;
    },
  };
}
