import { toWords } from './tokenize';

/** How much a component counts that the query names in full, and how much more a longer name does. */
const NAMED = 1;
const EACH_LETTER = 0.02;

/**
 * Components that a query names in full, with how much that counts: in `date calendar months` it is DateCalendar before
 * all that have to do with dates or months.
 *
 * @param words of the query, plurals as they are: Tab and Tabs are not the same
 * @param known owners by their name as one word
 */
export function findNamedOwners(
  words: readonly string[],
  known: ReadonlyMap<string, readonly number[]>,
): Map<number, number> {
  const named = new Map<number, number>();
  words.forEach((_, start) => {
    let whole = '';
    for (const word of words.slice(start)) {
      whole += word;
      for (const owner of known.get(whole) ?? []) {
        named.set(owner, Math.max(named.get(owner) ?? 0, NAMED + EACH_LETTER * whole.length));
      }
    }
  });
  return named;
}

/**
 * Components before the name of a row, where a query is both and no more: `SpeedDial icon` is not SpeedDialIcon.
 *
 * @param typed the query in lower case
 * @param name of the row
 */
export function findMeantOwners(
  typed: string,
  name: string,
  known: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  const end = ` ${name.toLowerCase()}`;
  if (!typed.endsWith(end)) return [];
  return known.get(toWords(typed.slice(0, -end.length)).join('')) ?? [];
}
