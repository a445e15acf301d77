/** A text in local storage, or `null` where there is none and where the browser refuses storage. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it with `null`; where the browser refuses storage nothing happens (design §7). */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // The choice holds for this page only.
  }
}

/**
 * Calls back when another tab or frame may have changed a text, also while this page was in the browser's page cache.
 *
 * @returns a function that stops that
 */
export function watchStored(key: string, callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
