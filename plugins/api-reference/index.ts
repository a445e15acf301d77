import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishData } from './node/pages/publishData';
import type { DataLoaderOptions } from './node/dataLoader';

/** Data of generated pages; as JavaScript, because the two sides of a build take different things from it. */
const DATA_FILES = /[\\/]\.generated[\\/]api[\\/][^\\/]+[\\/][^\\/]+\.json$/;

/**
 * What pages show without the bundler seeing that their Markdown reads it: fingerprints for `ApiReference`, and which
 * packages are installed for `ApiChanges`.
 */
function listDependencies(siteDir: string): string[] {
  const folder = path.join(siteDir, '.generated/api');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const references = names.filter((name) => name.endsWith('.references'));
  return [...references.map((name) => path.join(folder, name)), path.join(siteDir, 'package-lock.json')];
}

/** API pages made from the types of the installed libraries (issue 4 point 3). */
export default function pluginApiReference({ baseUrl, siteDir }: LoadContext): Plugin {
  return {
    name: 'site-api-reference',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    configureWebpack(config, isServer) {
      const loader = path.join(__dirname, 'loaders/data.mjs');
      const side = isServer ? 'server' : 'client';
      const options: DataLoaderOptions = { side, baseUrl };
      const { cache } = (config.experiments ?? {}) as { cache?: unknown };
      return {
        module: { rules: [{ test: DATA_FILES, type: 'javascript/auto', use: [{ loader, options }] }] },
        resolveLoader: {
          alias: { 'api-playground': `${path.join(__dirname, 'loaders/playground.mjs')}?${side}` },
        },
        ...(typeof cache === 'object' && {
          experiments: { cache: { buildDependencies: listDependencies(siteDir) } },
        }),
      } as object;
    },

    async postBuild({ outDir, routesPaths }) {
      publishData(siteDir, outDir, routesPaths, baseUrl);
    },
  };
}
