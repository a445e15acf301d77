import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildModule, loadDictionaries } from './node/buildDictionaries';
import { dictionaryFile } from './node/loadDictionary';
import type { PluginOptions } from './options';
import { PLUGIN_NAME } from './types';

export { validateOptions } from './options';

/**
 * `write-translations` looks for texts in what plugins watch, too: by itself it knows `src` and the theme folders of
 * plugins that are on.
 */
const SOURCES = process.argv.includes('write-translations') ? ['../*/{client,theme}/**/*.{ts,tsx}'] : [];

/** Labels of the site in the reader's language, chosen at run time (spec §3 "Translations", §4 "Language"). */
export default function pluginLanguages({ siteDir }: LoadContext, { languages }: PluginOptions): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',

    getPathsToWatch: () => [...languages.map((code) => `${siteDir}/${dictionaryFile(code)}`), ...SOURCES],

    async contentLoaded({ actions }) {
      const dictionaries = loadDictionaries(siteDir, languages);
      for (const [code, dictionary] of dictionaries) {
        await actions.createData(`${code}.json`, dictionary);
      }
      await actions.createData('dictionaries.js', buildModule(dictionaries.keys()));
    },
  };
}
