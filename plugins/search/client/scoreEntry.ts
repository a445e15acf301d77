import type { HitKind } from '../types';

/** How often each kind is what readers want, all else equal. */
export const KIND_WEIGHTS: Readonly<Record<HitKind, number>> = {
  page: 1,
  component: 0.94,
  hook: 0.93,
  prop: 0.9,
  heading: 0.86,
  slot: 0.82,
  class: 0.8,
  data: 0.8,
  variable: 0.8,
  error: 0.8,
  demo: 0.78,
  argument: 0.76,
};

/** What an owner, a kind and a description count, where the name itself does not fit a word. */
const OWNER_FACTOR = 0.85;
const TEXT_FACTOR = 0.4;

/** Words that fit names of a page's kind: "button api" means the generated page. */
export const KIND_WORDS: Partial<Record<HitKind, readonly string[]>> = {
  component: ['api', 'prop', 'component', 'reference'],
  hook: ['api', 'hook', 'reference'],
  prop: ['prop'],
  slot: ['slot'],
  class: ['class', 'css', 'mui'],
  demo: ['demo', 'example'],
  error: ['error', 'minified'],
};

/** One word of the query against one entry, each from 0 to 1. */
export interface Fit {
  weight: number;
  name: number;
  owner: number;
  text: number;
  /** The word names the entry's kind. */
  kind: boolean;
  /** Letters of the name that it covers. */
  covered: number;
}

export interface ScoreInput {
  kind: HitKind;
  fits: readonly Fit[];
  /** Letters in the words of the name. */
  length: number;
  /** The whole query is the name. */
  isExact: boolean;
  /** Several words rather than a name: more often a question than a prop. */
  isProse: boolean;
  /** The query is the name letter by letter, plural and all. */
  isTyped: boolean;
  /** A row whose component and name the query is, letter by letter. */
  isMeant: boolean;
  /** A row of a component that the query names in full. */
  isNamed: boolean;
}

const EXACT_BONUS = 0.5;

/** What a row gains whose component is named in full, where its own name is as well. */
const NAMED_BONUS = 0.15;
const PROSE_NAMED_BONUS = 0.05;

/** What breaks ties between names that differ by a plural. */
const TYPED_BONUS = 0.02;

const MEANT_BONUS = 0.12;

/** What a heading counts for a query of several words. */
const PROSE_HEADING = 0.98;

/** What a word that fits nothing of the entry leaves of the rest. */
const MISSING_FACTOR = 0.55;

/** What a section gains whose text has all words of a query, where its name has none: it is about them. */
const TOLD_FACTOR = 1.5;

/** Weak words tell nothing. */
function isTold(fits: readonly Fit[]): boolean {
  const strong = fits.filter(({ weight }) => weight === 1);
  return (
    strong.length > 1 && strong.every(({ name, owner, text }) => name === 0 && owner === 0 && text > 0.9)
  );
}

function bestOf({ name, owner, text, kind }: Fit): number {
  return Math.max(name, OWNER_FACTOR * owner, TEXT_FACTOR * text, kind ? OWNER_FACTOR : 0);
}

/**
 * How good an answer an entry is: how well its name, its owner or its description fits the words, how much of the name the
 * words cover, and what it is. Pure; about 0 to 1.5.
 */
export function scoreEntry({
  kind,
  fits,
  length,
  isExact,
  isProse,
  isTyped,
  isMeant,
  isNamed,
}: ScoreInput): number {
  let sum = 0;
  let weights = 0;
  let covered = 0;
  let missing = 1;
  for (const fit of fits) {
    const best = bestOf(fit);
    sum += fit.weight * best;
    weights += fit.weight;
    covered += fit.covered;
    if (best === 0 && fit.weight === 1) missing *= MISSING_FACTOR;
  }
  if (weights === 0 || sum === 0) return 0;
  const coverage = length === 0 ? 0 : Math.min(1, covered / length);
  const kindWeight = kind === 'heading' && isProse ? PROSE_HEADING : KIND_WEIGHTS[kind];
  const told = isTold(fits) ? TOLD_FACTOR : 1;
  const score = (sum / weights) * (0.5 + 0.5 * coverage) * missing * told;
  const named = isProse ? PROSE_NAMED_BONUS : NAMED_BONUS;
  const bonus =
    (isExact ? EXACT_BONUS : 0) +
    (isNamed ? named * coverage : 0) +
    (isTyped ? TYPED_BONUS : 0) +
    (isMeant ? MEANT_BONUS : 0);
  return (score + bonus) * kindWeight;
}
