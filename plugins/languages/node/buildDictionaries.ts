import type { Dictionary } from '../types';
import { DictionaryError, loadDictionary } from './loadDictionary';

/**
 * The dictionaries of all enabled languages but English.
 *
 * @throws one Error that lists what is wrong with each of them
 */
export function loadDictionaries(siteDir: string, languages: readonly string[]): Map<string, Dictionary> {
  const dictionaries = new Map<string, Dictionary>();
  const problems: string[] = [];
  for (const language of languages.filter((code) => code !== 'en')) {
    try {
      dictionaries.set(language, loadDictionary(siteDir, language));
    } catch (error) {
      if (!(error instanceof DictionaryError)) throw error;
      problems.push(`  - ${error.message}`);
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `[languages] Languages enabled in plugins/registry.ts cannot be shown:\n${problems.join('\n')}`,
    );
  }
  return dictionaries;
}

/** Source of `@generated/site-languages/default/dictionaries.js`: each dictionary loads when it is asked for. */
export function buildModule(languages: Iterable<string>): string {
  const lines = [...languages].map((code) => `  '${code}': () => import('./${code}.json'),`);
  return ['export default {', ...lines, '};', ''].join('\n');
}
