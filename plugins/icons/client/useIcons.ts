import { useEffect, useState } from 'react';
import { createIconSearch, type IconSearch } from './createIconSearch';
import { IconStore } from './iconStore';
import type { Icons } from './parseIcons';

/** The icons of a version, once their names are there. */
export interface LoadedIcons extends Icons {
  store: IconStore;
  search: IconSearch;
}

export interface IconsState {
  icons: LoadedIcons | null;
  hasFailed: boolean;
  retry(): void;
}

/**
 * Fetches the names of a version's icons.
 *
 * @param folder address of the version's files, with a slash at the end
 */
export function useIcons(folder: string): IconsState {
  const [icons, setIcons] = useState<LoadedIcons | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const store = new IconStore(folder);
    store.loadNames().then(
      (loaded) => isCurrent && setIcons({ ...loaded, store, search: createIconSearch(loaded.names) }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [folder, tries]);
  const retry = () => {
    setHasFailed(false);
    setTries((count) => count + 1);
  };
  return { icons, hasFailed, retry };
}
