import { useMemo } from 'react';
import { useLanguage } from './language';

/** Any text can be a language's code; what `Intl` does not take gets English formats. */
function toLocale(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** How a language writes numbers, dates and lists. */
export function createFormats(code: string) {
  const locale = toLocale(code);
  return {
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(locale, options).format(value),
    date: (value: Date | string | number, options?: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, options).format(new Date(value)),
    list: (items: readonly string[], options?: Intl.ListFormatOptions) =>
      new Intl.ListFormat(locale, options).format(items),
  };
}

/**
 * Numbers, dates and lists as the reader's language writes them (issue 5 point 4).
 *
 * @example
 * useFormats().list(['a', 'b', 'c']); // English: 'a, b, and c'
 */
export function useFormats() {
  const code = useLanguage();
  return useMemo(() => createFormats(code), [code]);
}
