import { KIND_NAMES, parseQuery } from './parseQuery';
import type { Recent } from './recents';
import type { HitGroup, SearchResult } from './searchAll';
import type { Hit } from './searchIndex';

/** One line of the list. */
export type Item =
  | { type: 'hit'; id: string; hit: Hit; product: string }
  | { type: 'recent'; id: string; recent: Recent }
  /** Another query: all components with a row of a name, or what the reader may have meant. */
  | { type: 'query'; id: string; query: string; count?: number };

/** Lines with a heading; `''` where it is not that of a product. */
export interface Section {
  id: string;
  name: string;
  label: string;
  older: boolean;
  items: Item[];
}

/** "All 13 components": for the first hit that many have, unless the query lists them anyway. */
function listAll({ id, hits }: HitGroup, isTyped: boolean): Item[] {
  const [first] = hits;
  if (isTyped || !first || first.more === 0 || !KIND_NAMES.includes(first.kind)) return [];
  const name =
    first.kind === 'class' && !/^Mui-/.test(first.title) ? first.title.replace(/^.*-/, '') : first.title;
  return [{ type: 'query', id: `${id}-all`, query: `${first.kind}:${name}`, count: first.more + 1 }];
}

/** The list below the field, from what was found or, without a query, from what the reader chose before. */
export function buildSections(result: SearchResult, input: string, recents: readonly Recent[]): Section[] {
  if (input.trim() === '') {
    const items = recents.map((recent, index): Item => ({ type: 'recent', id: `recent-${index}`, recent }));
    return items.length > 0 ? [{ id: 'recent', name: '', label: '', older: false, items }] : [];
  }
  const isTyped = parseQuery(input).kinds !== undefined;
  const sections = result.groups.map((group): Section => {
    const { id, name, label, older, hits } = group;
    const items = hits.map((hit, index): Item => ({ type: 'hit', id: `${id}-${index}`, hit, product: name }));
    return { id, name, label, older, items: [...items, ...listAll(group, isTyped)] };
  });
  if (!result.corrected) return sections;
  const meant: Item = { type: 'query', id: 'meant', query: result.corrected };
  return [...sections, { id: 'meant', name: '', label: '', older: false, items: [meant] }];
}

/** A title in parts, those that a query's words make up marked. */
export function splitTitle(title: string, input: string): { text: string; isMatch: boolean }[] {
  const words = parseQuery(input).tokens.filter((word) => word.length > 1);
  if (words.length === 0) return [{ text: title, isMatch: false }];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return title
    .split(new RegExp(`(${pattern})`, 'i'))
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
