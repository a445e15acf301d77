import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DefinePlugin } from 'webpack';
import type { PluginOptions } from './options';
import { FRAME_BASE } from './client/addresses';
import { buildFrameModule, findFrameDemos } from './node/frameRoutes';

export { validateOptions } from './options';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Demos as islands: notation in Markdown, rendering on the server, hydration near the viewport (design §5). */
export default function pluginDemos(context: LoadContext, { sourceBase, licenseKey }: PluginOptions): Plugin {
  return {
    name: 'site-demos',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getClientModules: () => ['./client/watchHash'],

    contentLoaded({ actions }) {
      actions.setGlobalData({ sourceBase });
    },

    configureWebpack(_config, _isServer, { currentBundler }) {
      const { DefinePlugin: Define } = currentBundler.instance as unknown as {
        DefinePlugin: typeof DefinePlugin;
      };
      // Named by demos of commercial libraries alone (`node/islandLoader.ts`).
      return { plugins: [new Define({ SITE_X_LICENSE: JSON.stringify(licenseKey) })] };
    },

    /** One page a docs instance shows any of its demos alone, for `iframe` demos and for opening in a tab. */
    async allContentLoaded({ allContent, actions }) {
      const instances = Object.entries(allContent[DOCS_PLUGIN] ?? {});
      for (const [id, content] of instances) {
        const route = findFrameDemos(id, content as LoadedContent, context.siteDir);
        const file = await actions.createData(`frames-${id}.js`, buildFrameModule(route));
        // The module's name is in each page's script: without the folder that the site is built in.
        const demos = `@site/${path.relative(context.siteDir, file).split(path.sep).join('/')}`;
        actions.addRoute({
          path: `${context.baseUrl}${FRAME_BASE}/${id}`,
          component: '@theme/DemoFrame',
          modules: { demos },
          exact: true,
        });
      }
    },
  };
}
