import { SYNONYMS } from './synonyms';
import { toTokens } from './tokenize';

interface Phrase {
  words: string[];
  others: string[][];
}

const PHRASES: Phrase[] = Object.entries(SYNONYMS)
  .map(([phrase, others]) => ({ words: toTokens(phrase), others: others.map(toTokens) }))
  .sort((a, b) => b.words.length - a.words.length);

/** Where some words stand in a query, one after the other; -1 where they do not. */
function indexOfWords(tokens: readonly string[], words: readonly string[]): number {
  return tokens.findIndex((_, start) => words.every((word, index) => tokens[start + index] === word));
}

/** One reading of a query. */
export interface Variant {
  tokens: string[];
  /** How near it is to what was typed, from 0 to 1. */
  weight: number;
}

/** How much each further synonym is worth less than the one before. */
const STEP = 0.05;

/** The readings of a query: as typed, and with the longest phrase that has synonyms replaced by each of them. */
export function expandQuery(tokens: readonly string[]): Variant[] {
  const typed: Variant = { tokens: [...tokens], weight: 1 };
  for (const { words, others } of PHRASES) {
    const start = indexOfWords(tokens, words);
    if (start < 0) continue;
    const variants = others.map((other, index) => ({
      tokens: [...tokens.slice(0, start), ...other, ...tokens.slice(start + words.length)],
      weight: 0.94 - STEP * index,
    }));
    return [typed, ...variants];
  }
  return [typed];
}
