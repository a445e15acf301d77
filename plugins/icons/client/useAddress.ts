import { useCallback, useEffect, useState } from 'react';
import { readAddress, writeAddress, type IconQuery } from './address';

/** Keeps the search in the address, without entries of its own in the history. */
export function useAddress(): [IconQuery, (change: Partial<IconQuery>) => void] {
  const [value, setValue] = useState(() => readAddress(window.location.hash));
  useEffect(() => {
    const follow = () => setValue(readAddress(window.location.hash));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const change = useCallback(
    (part: Partial<IconQuery>) => {
      const next = { ...value, ...part };
      setValue(next);
      const { pathname, search } = window.location;
      try {
        window.history.replaceState(window.history.state, '', pathname + search + writeAddress(next));
      } catch {
        // Browsers allow only so many changes in a while; the search works without.
      }
    },
    [value],
  );
  return [value, change];
}
