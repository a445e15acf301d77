export const KEY = 'site.language';

/** What the reader chose, also in an earlier visit; nothing where storage is blocked. */
export function readStoredLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function storeLanguage(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // The choice holds for this page.
  }
}
