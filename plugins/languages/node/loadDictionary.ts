import fs from 'node:fs';
import path from 'node:path';
import type { Dictionary } from '../types';

/** A line of what is wrong with a language; the build fails with all of them at once. */
export class DictionaryError extends Error {
  override name = 'DictionaryError';
}

/** Where the texts of a language are, relative to the site: the file that `write-translations` makes. */
export function dictionaryFile(language: string): string {
  return path.posix.join('i18n', language, 'code.json');
}

function parse(file: string, text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw new DictionaryError(`${file} is no JSON: ${(error as Error).message}`);
  }
}

function isMessage(value: unknown): value is { message: string } {
  return typeof (value as { message?: unknown } | null)?.message === 'string';
}

/**
 * Reads the dictionary of a language. A text that is empty is left out: English is shown for it.
 *
 * @throws DictionaryError with what to do
 */
export function loadDictionary(siteDir: string, language: string): Dictionary {
  const file = dictionaryFile(language);
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) {
    throw new DictionaryError(
      `"${language}" has no ${file}. Make it with "npm run write-translations -- --locale ${language}" and translate it.`,
    );
  }
  const entries = Object.entries(parse(file, fs.readFileSync(absolute, 'utf8')));
  const wrong = entries.filter(([, value]) => !isMessage(value)).map(([key]) => `"${key}"`);
  if (wrong.length > 0) {
    throw new DictionaryError(`${file} has no { "message": "…" } for ${wrong.join(', ')}.`);
  }
  const messages = entries.map(([key, value]) => [key, (value as { message: string }).message] as const);
  return Object.fromEntries(messages.filter(([, message]) => message !== ''));
}
