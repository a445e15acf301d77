import dictionaries from '@generated/site-languages/default/dictionaries';
import { applyLanguage, ENGLISH, type Language } from '../../kit/client/language';
import { createLanguage, createMissingLanguage } from './createLanguage';
import { readStoredLanguage, storeLanguage } from './storedLanguage';

/** Codes of the languages that readers can choose. */
export const languages: readonly string[] = ['en', ...Object.keys(dictionaries)];

/** Counts the choices: a dictionary that comes after the next choice is too late. */
let choices = 0;

async function loadLanguage(code: string): Promise<Language> {
  const load = Object.hasOwn(dictionaries, code) ? dictionaries[code] : undefined;
  return load ? createLanguage(code, (await load()).default) : createMissingLanguage(code);
}

async function show(code: string): Promise<void> {
  choices += 1;
  const choice = choices;
  try {
    const language = code === 'en' ? ENGLISH : await loadLanguage(code);
    if (choice === choices) applyLanguage(language);
  } catch {
    console.warn(`The dictionary of the language ${code} could not be fetched. The language stays as it is.`);
  }
}

/**
 * Shows the site in a language and remembers it. One that is not enabled is an error in the console, and shows
 * ellipses (spec §8 "Missing language").
 */
export async function chooseLanguage(code: string): Promise<void> {
  if (languages.includes(code)) storeLanguage(code);
  else console.error(`Missing language: ${code}. The languages of this site are ${languages.join(', ')}.`);
  await show(code);
}

/** Shows the language that was chosen in an earlier visit or another tab; one that is gone since is English. */
export async function restoreLanguage(): Promise<void> {
  const code = readStoredLanguage();
  await show(code !== null && languages.includes(code) ? code : 'en');
}
