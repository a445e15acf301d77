import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { buildSections } from './buildSections';
import { findCurrent, type SearchSite } from './currentSource';
import { readRecents } from './recents';
import { searchAll } from './searchAll';
import { useSources } from './useSources';

/** Score below which an answer is a guess; of the first letters any answer is one. */
const GOOD = 0.4;
const FIRST_LETTERS = 2;

/**
 * What was typed, what was found, and which line is chosen.
 *
 * @param typed what the field begins with
 */
export function useSearch(site: SearchSite, typed: string) {
  const current = findCurrent(site, useLocation().pathname);
  const [input, setInput] = useState(typed);
  const [wantsAll, setWantsAll] = useState(false);
  const [chosen, setChosen] = useState('');
  const query = useDeferredValue(input);
  // Without a good answer in the reader's product, the others are asked.
  const [emptyFor, setEmptyFor] = useState('');
  const isEmptyHere = query !== '' && emptyFor === query;
  const sources = useSources(site.baseUrl, current, wantsAll || isEmptyHere);
  const currentId = current?.id ?? '';
  const result = useMemo(
    () => searchAll(sources.sources, query, currentId),
    [sources.sources, query, currentId],
  );
  const best = result.groups[0]?.hits[0]?.score ?? 0;
  const letters = query.trim().length;
  const isGuess = letters > FIRST_LETTERS ? best < GOOD : letters > 0 && best === 0;
  const isEmpty = isGuess && sources.state === 'ready';
  if (isEmpty && emptyFor !== query && current && !wantsAll) setEmptyFor(query);
  const [recents] = useState(readRecents);
  const sections = useMemo(() => buildSections(result, query, recents), [result, query, recents]);
  const items = sections.flatMap((section) => section.items);
  const active = items.find(({ id }) => id === chosen) ?? items[0];
  const change = (text: string) => {
    setInput(text);
    setChosen('');
  };
  const move = (step: number) => {
    const index = active ? items.indexOf(active) : -1;
    setChosen(items[(index + step + items.length) % items.length]?.id ?? '');
  };
  return {
    current,
    input,
    query,
    wantsAll,
    sources,
    sections,
    items,
    active,
    change,
    move,
    setChosen,
    setWantsAll,
  };
}
