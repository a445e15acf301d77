import fs from 'node:fs';
import path from 'node:path';

/** Names and terms of the field that dictionaries lack, one a line; `#` begins a comment. */
export const WORDS_FILE = 'docs/words.txt';

/** Reads the words; those with a capital are also the names that headings may have. */
export function readWords(rootDir: string): { words: string[]; nouns: Set<string> } {
  const lines = fs.readFileSync(path.join(rootDir, WORDS_FILE), 'utf8').split(/\r?\n/);
  const words = lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
  return { words, nouns: new Set(words.filter((word) => /^[A-Z]/.test(word))) };
}
