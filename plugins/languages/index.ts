import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildModule, loadDictionaries } from './node/buildDictionaries';
import { dictionaryFile } from './node/loadDictionary';
import type { PluginOptions } from './options';
import { PLUGIN_NAME } from './types';

export { validateOptions } from './options';

/** Labels of the site in the reader's language, chosen at run time (spec §3 "Translations", §4 "Language"). */
export default function pluginLanguages({ siteDir }: LoadContext, { languages }: PluginOptions): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    // `write-translations` looks for texts here too: it knows `src` and the theme folders of plugins by itself.
    getPathsToWatch: () => [
      '../*/client/**/*.{ts,tsx}',
      ...languages.map((code) => `${siteDir}/${dictionaryFile(code)}`),
    ],

    async contentLoaded({ actions }) {
      const dictionaries = loadDictionaries(siteDir, languages);
      for (const [code, dictionary] of dictionaries) {
        await actions.createData(`${code}.json`, dictionary);
      }
      await actions.createData('dictionaries.js', buildModule(dictionaries.keys()));
    },
  };
}
