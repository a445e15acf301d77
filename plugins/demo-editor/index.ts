import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import type { Bundler } from './node/buildSandbox';
import { keepSandbox } from './node/keepSandbox';
import { listSources } from './node/listSources';
import { createSandboxMiddleware } from './node/sandboxMiddleware';
import type { SharedSettings } from './node/sandboxConfig';
import { PLUGIN_NAME, type DemoEditorSettings } from './types';

export { validateOptions } from './options';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Live editing of demos, in a document apart from the site's origin (issue 3 point 5, design §8). */
export default function pluginDemoEditor(
  context: LoadContext,
  { renderDelay, answerTimeout, withoutRoot, licenseKey }: PluginOptions,
): Plugin {
  const { siteDir, baseUrl } = context;
  const workspaces = new Map<string, string>();
  const settingsOf = (id: string): SharedSettings | null => {
    const workspace = workspaces.get(id);
    return workspace === undefined ? null : { id, workspace, siteDir, baseUrl, withoutRoot, licenseKey };
  };
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    async contentLoaded({ actions }) {
      const settings: DemoEditorSettings = { baseUrl, renderDelay, answerTimeout };
      await actions.createData('settings.json', settings);
    },

    allContentLoaded({ allContent }) {
      for (const [id, content] of Object.entries(allContent[DOCS_PLUGIN] ?? {})) {
        const [version] = (content as LoadedContent).loadedVersions;
        const workspace = version && path.dirname(version.contentPath);
        if (workspace && listSources(workspace).length > 0) workspaces.set(id, workspace);
      }
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV === 'production') return {};
      const middleware = createSandboxMiddleware(currentBundler.instance as Bundler, {
        baseUrl,
        outDir: path.join(siteDir, '.cache/demo-sandbox'),
        settingsOf,
      });
      return {
        devServer: {
          // Merged with Docusaurus' own: both get the same list, and what both return is put together.
          setupMiddlewares(middlewares: object[]) {
            middlewares.unshift({ name: PLUGIN_NAME, middleware });
            return [];
          },
        },
      } as never;
    },

    async postBuild({ outDir, currentBundler }) {
      for (const id of workspaces.keys()) {
        const settings = settingsOf(id);
        if (!settings) continue;
        await keepSandbox(currentBundler.instance as Bundler, { ...settings, outDir, isProduction: true });
      }
    },
  };
}
