import { createContext, useContext } from 'react';

/** Style identifiers that demos of this page have put in its HTML; used on the server only. */
export const SeenStylesContext = createContext<Set<string> | null>(null);

/** The page's set, or an empty one for a demo outside an article: it then brings all its styles. */
export function useSeenStyles(): Set<string> {
  return useContext(SeenStylesContext) ?? new Set();
}
