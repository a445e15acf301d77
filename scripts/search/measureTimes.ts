import { parseIndex } from '../../plugins/search/client/checkIndex';
import { createSource, searchAll } from '../../plugins/search/client/searchAll';

export interface Times {
  /** Milliseconds from the text of an index to an index that can be searched. */
  start: number;
  /** Milliseconds for one more letter: the middle, and what one in twenty takes longer than. */
  median: number;
  slow: number;
}

/** Every beginning of a text, as it is typed. */
function listBeginnings(text: string): string[] {
  return Array.from({ length: text.length }, (_, index) => text.slice(0, index + 1));
}

/** How long it takes to begin with an index, and to answer while queries are typed. */
export function measureTimes(json: string, queries: readonly string[]): Times {
  const begin = performance.now();
  const source = createSource(parseIndex(json), false);
  const start = performance.now() - begin;
  const times = queries.flatMap(listBeginnings).map((text) => {
    const before = performance.now();
    searchAll([source], text, source.id);
    return performance.now() - before;
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { start, median: at(0.5), slow: at(0.95) };
}
