import { editDistance } from './editDistance';

/** How many wrong letters a word may have. */
function slack(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Of a word that is begun: `autoc` for `autocomplete`; or of one with another ending: `grouped` for `group`. */
function beginning(word: string, known: string): number {
  if (known.startsWith(word)) return word.length < 2 ? 0.5 : 0.7 + (0.25 * word.length) / known.length;
  if (known.length >= 4 && known.length >= word.length * 0.55 && word.startsWith(known)) {
    return (0.75 * known.length) / word.length;
  }
  return 0;
}

function misspelled(word: string, known: string, limit: number): number {
  const penalty = word[0] === known[0] ? 0 : 0.12;
  const distance = editDistance(word, known, limit);
  if (distance <= limit) return 0.85 - 0.17 * distance - penalty;
  if (word.length < 5 || known.length <= word.length) return 0;
  const begun = editDistance(word, known.slice(0, word.length), 1);
  return begun <= 1 ? 0.55 - penalty : 0;
}

/**
 * How well a word of a query fits a word of the index, from 0 to 1: whole, begun, with another ending, misspelled.
 *
 * @param fuzzy also misspelled ones
 */
export function matchWord(word: string, known: string, fuzzy: boolean): number {
  if (word === known) return 1;
  const begun = beginning(word, known);
  if (begun > 0) return begun;
  const limit = fuzzy ? slack(word) : 0;
  return limit > 0 ? misspelled(word, known, limit) : 0;
}

/** Words and what has them. */
export type Postings = Map<string, number[]>;

export function addPosting(postings: Postings, word: string, item: number): void {
  const items = postings.get(word);
  if (!items) postings.set(word, [item]);
  else if (items.at(-1) !== item) items.push(item);
}

/**
 * The words that a word of a query may mean, with how well each fits. Misspelled ones count only where no word is meant
 * as it is typed.
 */
export function findWords(word: string, words: readonly string[], isKnown: boolean): Map<string, number> {
  const found = new Map<string, number>();
  const collect = (fuzzy: boolean) => {
    for (const known of words) {
      const quality = matchWord(word, known, fuzzy);
      if (quality > 0) found.set(known, quality);
    }
  };
  collect(false);
  if (!isKnown && ![...found.values()].some((quality) => quality > 0.75)) collect(true);
  return found;
}
