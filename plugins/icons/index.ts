import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createDevMiddleware } from './node/devMiddleware';
import { listPackages } from './node/findIcons';
import { writeIcons } from './node/writeIcons';

const PLUGIN_NAME = 'site-icons';

/** A search over all icons of `@mui/icons-material` (issue 8 point 4). */
export default function pluginIcons({ siteDir, baseUrl }: LoadContext): Plugin {
  const cacheDir = path.join(siteDir, '.cache/icons');
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    configureWebpack(config, isServer) {
      const { cache } = (config.experiments ?? {}) as { cache?: unknown };
      // The version is in the pages' modules: what the bundler has kept is stale with another one.
      const buildDependencies = listPackages(siteDir, () => true).map(({ folder }) =>
        path.join(folder, 'package.json'),
      );
      const middleware = createDevMiddleware({ siteDir, baseUrl, cacheDir });
      const isServed = !isServer && process.env.NODE_ENV !== 'production';
      return {
        ...(typeof cache === 'object' && { experiments: { cache: { buildDependencies } } }),
        ...(isServed && {
          devServer: {
            // Merged with Docusaurus' own, as `demo-editor` does.
            setupMiddlewares(middlewares: object[]) {
              middlewares.unshift({ name: PLUGIN_NAME, middleware });
              return [];
            },
          },
        }),
      } as object;
    },

    async postBuild({ outDir, routesPaths }) {
      const built = new Set(routesPaths.map((route) => `/${route.slice(baseUrl.length)}`));
      for (const icons of listPackages(siteDir, (pathname) => built.has(pathname)))
        writeIcons(icons, cacheDir, outDir);
    },
  };
}
