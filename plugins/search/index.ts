import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SitePaths } from '../kit/client/sitePaths';
import { buildSiteIndex } from './node/buildSiteIndex';
import { createDevMiddleware } from './node/devMiddleware';
import { readProducts } from './node/manifest';
import { buildIndexes, writeIndexes } from './node/writeIndexes';
import type { PluginOptions } from './options';
import { PLUGIN_NAME, type SearchData } from './types';

export { validateOptions } from './options';

/** Search without a service: an index of each product-version, and a dialog (issue 8 points 1 and 2). */
export default function pluginSearch(
  { siteDir, baseUrl, generatedFilesDir, siteConfig }: LoadContext,
  { engine }: PluginOptions,
): Plugin {
  const isLocal = engine === 'local';
  const site = siteConfig.customFields?.site as SitePaths | undefined;
  const isServed = (pathname: string) =>
    site?.ownPrefixes.some((prefix) => `${pathname}/`.startsWith(`${prefix}/`)) === true;
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    contentLoaded({ actions }) {
      if (!isLocal) actions.setGlobalData({ algolia: engine.algolia } satisfies SearchData);
    },

    configureWebpack(_config, isServer) {
      if (!isLocal || isServer || process.env.NODE_ENV === 'production') return {};
      const middleware = createDevMiddleware({ siteDir, baseUrl, isServed });
      return {
        devServer: {
          // Merged with Docusaurus' own, as `demo-editor` does.
          setupMiddlewares(middlewares: object[]) {
            middlewares.unshift({ name: PLUGIN_NAME, middleware });
            return [];
          },
        },
      } as never;
    },

    async postBuild({ outDir, routesPaths }) {
      if (!isLocal) return;
      const routes = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const built = new Set(routes);
      writeIndexes(
        outDir,
        buildIndexes(siteDir, readProducts(siteDir), (pathname) => built.has(pathname)),
      );
      if (!site?.withRoot) return;
      const errorsFile = path.join(generatedFilesDir, 'site-production-errors/default/errors.json');
      writeIndexes(outDir, [buildSiteIndex({ outDir, routes, siteTitle: siteConfig.title, errorsFile })]);
    },
  };
}
