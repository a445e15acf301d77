import { createContext, useContext } from 'react';

/** A language that the site can be shown in. */
export interface Language {
  /** BCP 47, for example `de`. */
  code: string;
  /** Text of a key in this language; the English one where there is none (spec §3 "Translations"). */
  translate(key: string, english: string): string;
}

/** What the server renders, what pages begin with, and what every key falls back to. */
export const ENGLISH: Language = { code: 'en', translate: (_key, english) => english };

let current = ENGLISH;
const listeners = new Set<() => void>();

/** The language now, for code outside of components. */
export function getLanguage(): Language {
  return current;
}

/** Shows the site in another language, without a reload (spec §4 "Language"). */
export function applyLanguage(language: Language): void {
  current = language;
  listeners.forEach((listener) => listener());
}

export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Read by each `translate()` of a component, which is so rendered anew when the language changes. `null` outside of a
 * `LanguageRoot`: then `getLanguage()` tells.
 */
export const LanguageContext = createContext<Language | null>(null);

/** Code of the language that the page is shown in. */
export function useLanguage(): string {
  return (useContext(LanguageContext) ?? current).code;
}
