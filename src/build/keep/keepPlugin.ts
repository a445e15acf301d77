import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { HASH_LENGTH } from '../hashPlugin';
import { KEEPS_PROSE } from './dropChildren';
import { writeContent } from './writeContent';

/**
 * Prose in the HTML of pages only: the switch in their modules, and the files for readers who come from another page.
 *
 * @param buildHash what `__webpack_hash__` is; without it, the bundler's own hash
 */
export function createKeepPlugin(buildHash?: string) {
  return (context: LoadContext): Plugin => keepPlugin(context, buildHash);
}

function keepPlugin({ baseUrl }: LoadContext, buildHash = ''): Plugin {
  let hash = buildHash;
  return {
    name: 'site-keep',
    configureWebpack(config, isServer, { currentBundler }) {
      const keepsProse = isServer || config.mode !== 'production';
      const plugins: object[] = [
        new currentBundler.instance.DefinePlugin({ [KEEPS_PROSE]: String(keepsProse) }),
      ];
      if (!keepsProse) {
        plugins.push({
          apply({ hooks }: Compiler) {
            hooks.done.tap('site-keep', (stats) => (hash ||= String(stats.hash)));
          },
        });
      }
      return { plugins } as never;
    },
    postBuild({ outDir, routesPaths }) {
      const pathnames = routesPaths.map((route) => route.slice(baseUrl.length));
      writeContent(outDir, hash.slice(0, HASH_LENGTH), pathnames);
    },
  };
}
