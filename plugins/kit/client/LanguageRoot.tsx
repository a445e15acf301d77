import { useSyncExternalStore, type ReactNode } from 'react';
import { ENGLISH, getLanguage, LanguageContext, subscribeLanguage } from './language';

/**
 * Lets the texts of a React root follow the reader's language; what takes over HTML of the server begins in English,
 * as that is. Each root that has labels needs one: a context does not reach from root to root.
 */
export function LanguageRoot({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(subscribeLanguage, getLanguage, () => ENGLISH);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
