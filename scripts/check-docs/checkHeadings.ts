import type { Problem } from '../../src/pages-manifest/types';
import type { Doc } from './types';

/** Words that are written with a capital wherever they stand. */
export type ProperNouns = ReadonlySet<string>;

/** Code, links and HTML are not words of a sentence; a colon or a period begins a new one. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/\s*(\{#[^}]*\}|<!--.*?-->)\s*$/, '')
    .replace(/`[^`]*`/g, '`')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .split(/[:.?!]\s+/);
}

/** `useId`, `ButtonBase`, `CSS`, `v5` and `Node.js` are names, as are words with a digit. */
const isName = (word: string) => /[A-Z].*[A-Z]|[a-z][A-Z]|\d|\./.test(word);

function findCapital(sentence: string, nouns: ProperNouns): string | undefined {
  const phrases = [...nouns].filter((noun) => /[\s-]/.test(noun));
  const rest = phrases.reduce((text, phrase) => text.replaceAll(phrase, '`'), sentence);
  const words = rest
    .split(/[\s/–—-]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}`]+|[^\p{L}\p{N}`]+$/gu, ''));
  return words
    .slice(1)
    .map((word) => word.replace(/[’']s$/, ''))
    .find((word) => /^[A-Z]/.test(word) && !isName(word) && !nouns.has(word));
}

/** Headings are in sentence case (shared writing rules, "Style"). */
export function checkHeadings({ file, headings }: Doc, nouns: ProperNouns): Problem[] {
  return headings
    .filter(({ level }) => level > 1)
    .flatMap(({ line, markdown }) => {
      const word = sentencesOf(markdown)
        .map((sentence) => findCapital(sentence, nouns))
        .find(Boolean);
      if (word === undefined) return [];
      return [
        {
          file,
          line,
          message: 'A heading is in sentence case: only its first word and names begin with a capital',
          value: markdown,
          fix: `Type "${word.toLowerCase()}", or add "${word}" to the names in docs/words.txt.`,
        },
      ];
    });
}
