import type { Problem } from '../../src/pages-manifest/types';
import type { Doc } from './types';

/** What is not written here, and what to do instead. */
const BANNED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bit is possible to\b/i, 'Say "you can", or "use X when".'],
  [/\b(?:please note|note that|keep in mind|it is worth noting)\b/i, 'Leave it out, and say the thing.'],
  [/\b(?:simply|easily|effortlessly|seamless(?:ly)?|obviously|of course)\b/i, 'Leave the word out.'],
  [
    /\b(?:powerful|blazing(?:ly)?|cutting-edge|state-of-the-art|game-chang\w+|robust|delightful|world-class)\b/i,
    'Say what it does instead of praising it.',
  ],
  [/\b(?:leverage[sd]?|leveraging|utili[sz]e[sd]?|utili[sz]ing)\b/i, 'Say "use".'],
  [/\bin order to\b/i, 'Say "to".'],
  [/\bas of (?:today|now|this writing)\b/i, 'Name the version instead.'],
  [/\b(?:click|see|read) \[here\]/i, 'Let the link say where it goes.'],
  [/\b(?:whitelist|blacklist)(?:ed|s)?\b/i, 'Say "allow list" or "block list".'],
  [/\blorem ipsum\b/i, 'Write real text.'],
  [/\bTODO\b/, 'Write what is missing.'],
];

/** Code spans, addresses and what stands in quotes is not the writer's own wording. */
const withoutQuotes = (text: string) =>
  text.replace(/`[^`]*`|\]\([^)]*\)|https?:\S+|"[^"]*"|\{\{.*\}\}/g, ' ');

/** Phrases that say nothing or that praise (shared writing rules, "Style"). */
export function checkPhrases({ file, lines }: Doc): Problem[] {
  return lines.flatMap(({ text, line }) =>
    BANNED.flatMap(([pattern, fix]) => {
      const value = pattern.exec(withoutQuotes(text))?.[0];
      return value === undefined ? [] : [{ file, line, message: 'This phrase is not used here', value, fix }];
    }),
  );
}
