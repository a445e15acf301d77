import { isOneOff } from './isOneOff';
import { splitWords } from './splitWords';
import { SYNONYMS } from './synonyms';

interface Entry {
  name: string;
  words: string[];
  joined: string;
}

/** Looks for icons. @returns numbers of names, the best first; all, in their order, for an empty query */
export type IconSearch = (query: string) => number[];

/** How well a word fits, by how it does. */
const FIT = { whole: 1, begun: 0.8, joined: 0.7, meant: 0.6, part: 0.4, misspelled: 0.25 };

/** Of icons that an idea names: the first is what most readers want, before any whose name has the word. */
const NAMED = { first: 1.1, step: 0.03 };

const LONGEST_QUERY = 100;
const MOST_WORDS = 8;

function fitWord(token: string, { words, joined }: Entry): number {
  if (words.includes(token)) return FIT.whole;
  if (words.some((word) => word.startsWith(token))) return FIT.begun;
  if (joined.startsWith(token)) return FIT.joined;
  return token.length > 2 && joined.includes(token) ? FIT.part : 0;
}

function fitIdea(targets: ReadonlySet<string>, { name, words }: Entry): number {
  if (targets.has(name)) return NAMED.first - NAMED.step * [...targets].indexOf(name);
  return words.some((word) => targets.has(word)) ? FIT.meant : 0;
}

/** Without the ending of a plural, where that is long enough to be one. */
function singular(token: string): string {
  return token.length > 3 && /[^s]s$/.test(token) ? token.slice(0, -1) : token;
}

/** How well each entry fits one word; misspelled words count only where nothing else does. */
function fitAll(token: string, entries: readonly Entry[]): number[] {
  const single = singular(token);
  const targets = SYNONYMS.get(token) ?? SYNONYMS.get(single);
  const fits = entries.map((entry) =>
    Math.max(fitWord(token, entry), fitWord(single, entry) * 0.95, targets ? fitIdea(targets, entry) : 0),
  );
  if (token.length < 4 || fits.some((fit) => fit > 0)) return fits;
  const ideas = [...SYNONYMS].filter(([idea]) => isOneOff(token, idea)).map(([, names]) => names);
  return entries.map((entry) => {
    const isMeant =
      entry.words.some((word) => isOneOff(token, word)) || ideas.some((names) => fitIdea(names, entry) > 0);
    return isMeant || isOneOff(token, entry.joined) ? FIT.misspelled : 0;
  });
}

/** `AlarmIcon` is what code calls it, `alarm icon` what people type. */
function toTokens(query: string): string[] {
  const words = splitWords(query.slice(0, LONGEST_QUERY));
  const tokens = words.length > 1 ? words.filter((word) => !/^icons?$/.test(word)) : words;
  return [...new Set(tokens)].slice(0, MOST_WORDS);
}

/** Letters of the query over letters of the name: `Alarm` before `AlarmOff`. */
function scoreOf({ joined }: Entry, fits: readonly number[], typed: string): number {
  if (fits.some((fit) => fit === 0)) return 0;
  const sum = fits.reduce((total, fit) => total + fit, 0) / fits.length;
  return sum + 0.3 * Math.min(1, typed.length / joined.length) + (typed === joined ? 1 : 0);
}

/**
 * A search over names of icons: by the parts of their names, by other words for the same thing, and with a letter wrong.
 *
 * @param names without the suffix of a style
 */
export function createIconSearch(names: readonly string[]): IconSearch {
  const entries = names.map((name) => ({ name, words: splitWords(name), joined: name.toLowerCase() }));
  return (query) => {
    const tokens = toTokens(query);
    if (tokens.length === 0) return names.map((_, index) => index);
    const fits = tokens.map((token) => fitAll(token, entries));
    const idea = tokens.length > 1 ? SYNONYMS.get(tokens.join(' ')) : undefined;
    const scores = entries.map((entry, index) => {
      const byWords = scoreOf(
        entry,
        fits.map((fit) => fit[index] ?? 0),
        tokens.join(''),
      );
      return Math.max(byWords, idea ? fitIdea(idea, entry) : 0);
    });
    return [...scores.keys()]
      .filter((index) => (scores[index] ?? 0) > 0)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  };
}
