import { parseIndex } from '../client/checkIndex';
import { classNameOf, decodeIndex, hrefOf } from '../client/decodeIndex';
import type { IndexFile } from '../types';

const decode = (file: IndexFile) => decodeIndex(parseIndex(JSON.stringify(file)));

/** Everything that an index leads to: kind, name, address. */
export function readAll(file: IndexFile): string[] {
  const index = decode(file);
  return index.entries.flatMap((entry) =>
    (entry.owners.length > 0 ? entry.owners : [-1]).map((owner) => {
      const name = entry.kind === 'class' ? classNameOf(index, entry, owner) : entry.name;
      return `${entry.kind} ${name} ${hrefOf(index, entry, owner)}`;
    }),
  );
}

/** The components that have a row, in the order of the index. */
export function checkPages(file: IndexFile, name: string): (string | undefined)[] {
  const { entries, owners } = decode(file);
  return entries
    .filter((entry) => entry.name === name)
    .flatMap((entry) => entry.owners.map((owner) => owners[owner]?.title));
}
