import type { IndexFile, OwnerRow } from '../../plugins/search/types';

/** Turns letters into others, so that a copy has words of its own: what repeats would compress too well. */
function shiftLetters(text: string, by: number): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter < 'a' ? 65 : 97;
    return String.fromCharCode(base + ((letter.charCodeAt(0) - base + by) % 26));
  });
}

function growOwners({ owners, paths }: IndexFile, names: readonly number[], copy: number): OwnerRow[] {
  return owners.map(([page, part, rows]) => {
    const grown = Object.entries(rows).map(([kind, distances]) => {
      let number = 0;
      const numbers = distances.map((distance) => names[(number += distance)] ?? 0).sort((a, b) => a - b);
      return [kind, numbers.map((each, index) => each - (numbers[index - 1] ?? 0))];
    });
    return [page + copy * paths.length, shiftLetters(part, copy), Object.fromEntries(grown)] as OwnerRow;
  });
}

/**
 * An index as it would be with several times as many pages, each copy with words of its own: more than a site that
 * grows would have, where components share props.
 */
export function growIndex(file: IndexFile, times: number): IndexFile {
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const column = (texts: readonly string[]) =>
    copies.flatMap((copy) => texts.map((text) => shiftLetters(text, copy)));
  const ownNames = file.names.split('\n');
  const shifted = copies.map((copy) => ownNames.map((name) => shiftLetters(name, copy)));
  const names = [...new Set(shifted.flat())].sort();
  const numbers = new Map(names.map((name, index) => [name, index]));
  return {
    ...file,
    paths: column(file.paths),
    titles: column(file.titles),
    kinds: file.kinds.repeat(times),
    texts: column(file.texts),
    headings: column(file.headings),
    prose: column(file.prose ?? []),
    demos: column(file.demos),
    names: names.join('\n'),
    owners: copies.flatMap((copy) =>
      growOwners(
        file,
        (shifted[copy] ?? []).map((name) => numbers.get(name) ?? 0),
        copy,
      ),
    ),
  };
}
