import type { SearchIndex } from './decodeIndex';
import { findWords } from './matchWord';
import { isWeak, toTokens } from './tokenize';
import type { WordIndex } from './wordIndex';

/** How well one word of a query fits each entry and owner of an index, from 0 to 1. */
export interface TokenMatch {
  /** What the word counts: words such as "the" count little where they fit nothing. */
  weight: number;
  names: Float32Array;
  /** Letters of the entry's name that the word covers. */
  covered: Float32Array;
  owners: Float32Array;
  texts: Float32Array;
  /** The word of the index that is meant, where the typed one is misspelled. */
  corrected?: string;
}

const WEAK_WEIGHT = 0.15;

/** Entries of which some word of the query is a part; the others need not be looked at. */
export type Candidates = Set<number>;

function matchToken(
  token: string,
  { index, words }: { index: SearchIndex; words: WordIndex },
  candidates: Candidates,
): TokenMatch {
  const count = index.entries.length;
  const match: TokenMatch = {
    weight: isWeak(token) ? WEAK_WEIGHT : 1,
    names: new Float32Array(count),
    covered: new Float32Array(count),
    owners: new Float32Array(index.owners.length),
    texts: new Float32Array(count),
  };
  const isKnown = words.names.has(token) || words.owners.has(token);
  const found = findWords(token, words.words, isKnown);
  for (const [word, quality] of found) {
    for (const entry of words.names.get(word) ?? []) {
      if (quality > (match.names[entry] ?? 0)) {
        match.names[entry] = quality;
        match.covered[entry] = word.length * quality;
      }
      // What only a weak word fits is no answer, unless there is nothing else to go by.
      if (match.weight === 1 || quality === 1) candidates.add(entry);
    }
    for (const owner of words.owners.get(word) ?? []) {
      match.owners[owner] = Math.max(match.owners[owner] ?? 0, quality);
    }
    for (const entry of words.texts.get(word) ?? []) {
      match.texts[entry] = Math.max(match.texts[entry] ?? 0, quality);
      if (match.weight === 1) candidates.add(entry);
    }
  }
  const best = [...found].sort((a, b) => b[1] - a[1])[0];
  if (best && !isKnown && best[1] < 0.7) match.corrected = best[0];
  return match;
}

/** Matches all words of a query; those of the product's own name fit all that it has. */
export function matchQuery(
  tokens: readonly string[],
  index: SearchIndex,
  words: WordIndex,
): { matches: TokenMatch[]; candidates: Candidates } {
  const candidates: Candidates = new Set();
  const product = new Set(toTokens(index.file.name));
  const own = tokens.filter((token) => !product.has(token));
  const wanted = own.length > 0 ? own : tokens;
  const matches = wanted.map((token) => matchToken(token, { index, words }, candidates));
  return { matches, candidates };
}
