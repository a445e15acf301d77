/** Plural to singular, as far as search needs it: both sides get the same. */
function toStem(word: string): string {
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * The words of a text, in lower case: parts of camelCase names apart, accents and plurals removed.
 *
 * @example
 * toTokens('disableRipple'); // ['disable', 'ripple']
 * toTokens('.MuiDataGrid-columnHeaders'); // ['mui', 'data', 'grid', 'column', 'header']
 */
export function toTokens(text: string): string[] {
  return toWords(text).map(toStem);
}

/** The words of a text as they are, in lower case and without accents. */
export function toWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words ?? [];
}

/** A text as one word, to compare it whole: `Text Field`, `textField` and `text-field` are the same. */
export function toWhole(text: string): string {
  return toStem(
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toLowerCase(),
  );
}

/** Words that say little in a query: what does not match them is not much worse for it. */
const WEAK = new Set(
  'a add an and api can component do docs example for from how i in is it js mui my of on react the to ui use using with'.split(
    ' ',
  ),
);

export function isWeak(token: string): boolean {
  return WEAK.has(token);
}
