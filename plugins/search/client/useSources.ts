import { useEffect, useState } from 'react';
import type { CurrentSource } from './currentSource';
import { loadAllSources, loadOwnSources } from './loadIndexes';
import type { Source } from './searchAll';

export interface Sources {
  sources: readonly Source[];
  state: 'loading' | 'ready' | 'failed';
  /** Tries again after a failure. */
  retry(): void;
}

interface Loaded {
  key: string;
  sources: readonly Source[];
  failed: boolean;
}

/**
 * The indexes that are searched: those of the reader's product, or all. While others load, those that are there go on
 * being searched.
 */
export function useSources(baseUrl: string, current: CurrentSource | undefined, all: boolean): Sources {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ key: '', sources: [], failed: false });
  const id = current?.id ?? '';
  const older = current?.older === true;
  const isAll = all || id === '';
  const key = `${isAll ? 'all' : id} ${attempt}`;
  useEffect(() => {
    let cancelled = false;
    const load = isAll ? loadAllSources(baseUrl, id) : loadOwnSources(baseUrl, id, older);
    load.then(
      (sources) => cancelled || setLoaded({ key, sources, failed: false }),
      () => cancelled || setLoaded((before) => ({ ...before, key, failed: true })),
    );
    return () => {
      cancelled = true;
    };
  }, [baseUrl, id, older, isAll, key]);
  const isDone = loaded.key === key;
  const state = isDone ? (loaded.failed ? 'failed' : 'ready') : 'loading';
  return { sources: loaded.sources, state, retry: () => setAttempt((count) => count + 1) };
}
