import type { HitKind } from '../types';
import { classNameOf, hrefOf, type Entry, type SearchIndex } from './decodeIndex';
import { expandQuery, type Variant } from './expandQuery';
import { findMeantOwners, findNamedOwners } from './namedOwners';
import { matchQuery, type TokenMatch } from './matchQuery';
import type { ParsedQuery } from './parseQuery';
import { KIND_WORDS, scoreEntry, type Fit } from './scoreEntry';
import { toWhole, toWords } from './tokenize';
import type { WordIndex } from './wordIndex';

/** A hit in one product-version. */
export interface Hit {
  kind: HitKind;
  title: string;
  /** Page, component or part that it belongs to; '' of a page itself. */
  owner: string;
  /** Description of a page, text of an error. */
  text: string;
  /** Address without the site's base. */
  url: string;
  score: number;
  /** Other components that have a row of this name. */
  more: number;
}

export interface Searched {
  hits: Hit[];
  /** The query as it was understood, where a word was misspelled. */
  corrected?: string;
}

interface Scored {
  entry: number;
  owner: number;
  score: number;
}

/** The owner that fits best; the first of equals, as they are in the order that readers are likely to mean. */
function findOwner(
  { owners, own }: Entry,
  entry: number,
  matches: readonly TokenMatch[],
  named: ReadonlyMap<number, number>,
  meant: readonly number[],
): number {
  const [sure] = meant.filter((owner) => owners.includes(owner));
  if (sure !== undefined) return sure;
  let best = owners[0] ?? -1;
  let most = -1;
  owners.forEach((owner, position) => {
    let sum = (position < own ? 0.001 : 0) + 3 * (named.get(owner) ?? 0);
    for (const { weight, names, owners: fits } of matches) {
      sum += weight * Math.max(0, (fits[owner] ?? 0) - (names[entry] ?? 0) * 0.2);
    }
    if (sum > most + 1e-6) [best, most] = [owner, sum];
  });
  return best;
}

function toFit(entry: Entry, number: number, owner: number) {
  const isPage = entry.kind === 'page' || (entry.rowKind === undefined && entry.anchor === undefined);
  return (match: TokenMatch, token: string): Fit => ({
    weight: match.weight,
    name: match.names[number] ?? 0,
    covered: match.covered[number] ?? 0,
    owner: isPage ? 0 : (match.owners[owner] ?? 0),
    text: match.texts[number] ?? 0,
    kind: KIND_WORDS[entry.kind]?.includes(token) === true,
  });
}

/** The best of each entry over all readings of the query. */
class Scores {
  readonly best = new Map<number, Scored>();

  add(scored: Scored): void {
    if (scored.score > (this.best.get(scored.entry)?.score ?? 0)) this.best.set(scored.entry, scored);
  }
}

function scoreVariant(
  { index, words }: { index: SearchIndex; words: WordIndex },
  { tokens, weight }: Variant,
  query: ParsedQuery,
  scores: Scores,
): TokenMatch[] {
  const { kinds, text } = query;
  const isProse = /\S\s+\S/.test(text);
  const isTyped = weight === 1;
  const typed = text.toLowerCase();
  const { matches, candidates } = matchQuery(tokens, index, words);
  const whole = toWhole(tokens.join(''));
  const named = findNamedOwners(isTyped ? toWords(query.text) : tokens, words.ownerWholes);
  for (const number of candidates) {
    const entry = index.entries[number];
    if (!entry || (kinds && !kinds.includes(entry.kind))) continue;
    const meant = findMeantOwners(typed, entry.name, words.ownerWholes);
    const owner =
      entry.owners.length > 1 ? findOwner(entry, number, matches, named, meant) : (entry.owners[0] ?? -1);
    const fit = toFit(entry, number, owner);
    const score = scoreEntry({
      kind: entry.kind,
      fits: matches.map((match, position) => fit(match, tokens[position] ?? '')),
      length: words.lengths[number] ?? 0,
      isExact: words.wholes[number] === whole,
      isProse,
      isTyped: entry.name.toLowerCase() === typed,
      isMeant: entry.rowKind !== undefined && meant.includes(owner),
      isNamed: entry.rowKind !== undefined && named.has(owner),
    });
    scores.add({ entry: number, owner, score: score * weight });
  }
  return matches;
}

/** A global class as it is written is found before all else. */
function scoreClass(words: WordIndex, text: string, scores: Scores): void {
  const named = words.classes.get(toWords(text).join(''));
  if (named && /mui/i.test(text)) scores.add({ ...named, score: 1.6 });
}

function toHit(
  index: SearchIndex,
  { entry: number, owner, score }: Scored,
  isListed: boolean,
): Hit | undefined {
  const entry = index.entries[number];
  if (!entry) return undefined;
  const isPage = entry.rowKind === undefined && entry.anchor === undefined;
  return {
    kind: entry.kind,
    title: entry.kind === 'class' ? classNameOf(index, entry, owner) : entry.name,
    owner: isPage ? '' : (index.owners[owner]?.title ?? ''),
    text: entry.text ?? '',
    url: hrefOf(index, entry, owner),
    score,
    more: entry.rowKind && !isListed ? entry.owners.length - 1 : 0,
  };
}

/** A typed query lists a row of each owner. */
function listOwners(index: SearchIndex, scored: Scored, limit: number): Scored[] {
  const entry = index.entries[scored.entry];
  if (!entry?.rowKind) return [scored];
  const isState = entry.kind === 'class' && classNameOf(index, entry, scored.owner).startsWith('Mui-');
  const className = isState ? classNameOf(index, entry, scored.owner) : undefined;
  const owners = [scored.owner, ...entry.owners.filter((owner) => owner !== scored.owner)];
  return owners
    .filter((owner) => className === undefined || classNameOf(index, entry, owner) === className)
    .slice(0, limit)
    .map((owner, position) => ({ ...scored, owner, score: scored.score - position * 1e-4 }));
}

function correct(tokens: readonly string[], matches: readonly TokenMatch[]): string | undefined {
  if (!matches.some(({ corrected }) => corrected) || matches.length !== tokens.length) return undefined;
  return tokens.map((token, position) => matches[position]?.corrected ?? token).join(' ');
}

/**
 * The best hits of one index, best first. Rows that many components have are one hit; a typed query such as
 * `prop:color` lists them.
 *
 * @param limit most hits
 */
export function searchIndex(
  source: { index: SearchIndex; words: WordIndex },
  query: ParsedQuery,
  limit: number,
): Searched {
  const { kinds, text, tokens } = query;
  const scores = new Scores();
  const [typed = [], ...others] = expandQuery(tokens).map((variant) =>
    scoreVariant(source, variant, query, scores),
  );
  if (!kinds || kinds.includes('class')) scoreClass(source.words, text, scores);
  const best = [...scores.best.values()]
    .sort((a, b) => b.score - a.score || a.entry - b.entry)
    .slice(0, limit);
  const listed = kinds ? best.flatMap((scored) => listOwners(source.index, scored, limit)) : best;
  const hits = listed
    .slice(0, limit)
    .map((scored) => toHit(source.index, scored, kinds !== undefined))
    .filter((hit) => hit !== undefined);
  const corrected = others.length > 0 ? undefined : correct(tokens, typed);
  return { hits, ...(corrected && { corrected }) };
}
