import { toTokens } from '../client/tokenize';
import { COMMON_WORDS } from './commonWords';

/** A section of a page with the words that find it anyway: those of its heading and of the page. */
export interface Section {
  text: string;
  known: string;
}

/** Most words a section and a page: a page's words take about 200 bytes in the index. */
const MOST_OF_SECTION = 8;
const MOST_OF_PAGE = 40;

/** Words in more than this share of all sections say nothing of one. */
const COMMON = 0.15;

const isTelling = (word: string) => word.length > 3 && !/^\d/.test(word) && !COMMON_WORDS.has(word);

function countWords({ text, known }: Section): Map<string, number> {
  const skipped = new Set(toTokens(known));
  const counts = new Map<string, number>();
  for (const word of toTokens(text)) {
    if (isTelling(word) && !skipped.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * The words of each section that tell it from the others of its product-version: frequent here, rare elsewhere (tf-idf).
 *
 * @param pages sections of each page
 * @returns words of each section in alphabetical order, separated by spaces
 */
export function pickWords(pages: readonly (readonly Section[])[]): string[][] {
  const counted = pages.map((sections) => sections.map(countWords));
  const all = counted.flat();
  const spread = new Map<string, number>();
  for (const counts of all) for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const most = Math.max(3, all.length * COMMON);
  const scoreOf = ([word, count]: [string, number]) =>
    (1 + Math.log(count)) * Math.log(all.length / (spread.get(word) ?? 1));
  return counted.map((sections) => {
    const picked = sections.flatMap((counts, section) =>
      [...counts]
        .filter(([word]) => (spread.get(word) ?? 0) <= most)
        .map((entry) => ({ section, word: entry[0], score: scoreOf(entry) }))
        .sort((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
        .slice(0, MOST_OF_SECTION),
    );
    const kept = picked.sort((a, b) => b.score - a.score || a.section - b.section).slice(0, MOST_OF_PAGE);
    return sections.map((_, section) =>
      kept
        .filter((each) => each.section === section)
        .map(({ word }) => word)
        .sort()
        .join(' '),
    );
  });
}
