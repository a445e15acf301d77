import type { Language } from '../../kit/client/language';
import type { Dictionary } from '../types';

/** Keys that were told of, each with its language. */
const told = new Set<string>();

/** A language with a dictionary; for a key that is not in it English is shown, with one warning (spec §8). */
export function createLanguage(code: string, dictionary: Dictionary): Language {
  return {
    code,
    translate(key, english) {
      // What every object inherits, such as `constructor`, is no text.
      if (Object.hasOwn(dictionary, key)) return dictionary[key] ?? english;
      const name = `${code}:${key}`;
      if (!told.has(name)) console.warn(`Missing translation for ${name}. The English text is shown.`);
      told.add(name);
      return english;
    },
  };
}

/** A language that the site does not have: each text is an ellipsis (spec §8 "Missing language"). */
export function createMissingLanguage(code: string): Language {
  return { code, translate: () => '…' };
}
