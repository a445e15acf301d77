import { decodeIndex, type SearchIndex } from './decodeIndex';
import { parseQuery } from './parseQuery';
import { searchIndex, type Hit } from './searchIndex';
import { createWordIndex, type WordIndex } from './wordIndex';
import type { IndexFile } from '../types';

/** An index that is ready to be searched. */
export interface Source {
  /** `material-ui@v9`; 'site' for pages of no product. */
  id: string;
  older: boolean;
  index: SearchIndex;
  words: WordIndex;
}

export interface HitGroup {
  /** Id of the source. */
  id: string;
  name: string;
  label: string;
  older: boolean;
  hits: Hit[];
}

export interface SearchResult {
  groups: HitGroup[];
  corrected?: string;
}

/** What identifies an index: as its file is called. */
export function idOf({ product, version }: { product: string; version: string }): string {
  return product ? `${product}@${version}` : 'site';
}

export function createSource(file: IndexFile, older: boolean): Source {
  const index = decodeIndex(file);
  return { id: idOf(file), older, index, words: createWordIndex(index) };
}

/** How many hits the reader's own product shows, and each other one. */
const OWN_LIMIT = 20;
const OTHER_LIMIT = 4;

/** Far worse answers than the best one only distract. */
const LEAST_SHARE = 0.3;

function orderOf(group: HitGroup, current: string): number {
  if (group.id === current) return 0;
  return group.older ? 2 : 1;
}

/** Groups in the order in which readers see them: their own product, others by their best hit, older versions last. */
export function orderGroups(groups: readonly HitGroup[], current: string): HitGroup[] {
  const best = ({ hits }: HitGroup) => hits[0]?.score ?? 0;
  return [...groups].sort((a, b) => orderOf(a, current) - orderOf(b, current) || best(b) - best(a));
}

/**
 * Searches some indexes (issue 8 points 1 and 2).
 *
 * @param current id of the product-version that the reader is in; '' for none
 */
export function searchAll(sources: readonly Source[], input: string, current: string): SearchResult {
  const query = parseQuery(input);
  if (query.tokens.length === 0) return { groups: [] };
  const found = sources.map((source) => {
    const limit = source.id === current || sources.length === 1 ? OWN_LIMIT : OTHER_LIMIT;
    const { hits, corrected } = searchIndex(source, query, limit);
    const { file } = source.index;
    const group = { id: source.id, name: file.name, label: file.label, older: source.older, hits };
    return { group, corrected };
  });
  const top = Math.max(0, ...found.flatMap(({ group }) => group.hits.map(({ score }) => score)));
  const groups = found
    .map(({ group }) => ({ ...group, hits: group.hits.filter(({ score }) => score >= top * LEAST_SHARE) }))
    .filter(({ hits }) => hits.length > 0);
  const ordered = orderGroups(groups, current);
  const corrected = found.find(({ group }) => group.id === ordered[0]?.id)?.corrected;
  return { groups: ordered, ...(corrected && { corrected }) };
}
