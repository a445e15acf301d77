import { isOwnPath } from '../../kit/client/isOwnPath';
import { INDEX_FORMAT, type IndexFile } from '../types';

/** An index that cannot be used: not this format, cut off, or not an index at all. */
export class IndexError extends Error {
  override name = 'IndexError';
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);

const TEXTS = ['product', 'version', 'name', 'label', 'base', 'kinds', 'names', 'errors'] as const;
const COLUMNS = ['paths', 'titles', 'texts', 'headings', 'demos'] as const;

function isTable(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((numbers) => isListOf(numbers, isCount))
  );
}

/** Addresses lead to this site, whatever the file says. */
function isPath(path: string): boolean {
  return path === '' || isOwnPath(path);
}

function findProblem(file: Partial<Record<keyof IndexFile, unknown>>): string | undefined {
  if (file.format !== INDEX_FORMAT) return `format is ${JSON.stringify(file.format)}, not ${INDEX_FORMAT}`;
  const text = TEXTS.find((key) => !isText(file[key]));
  if (text) return `${text} is not a text`;
  const column = COLUMNS.find((key) => !isListOf(file[key], isText));
  if (column) return `${column} is not a list of texts`;
  const { paths, owners, featured, base, prose = [] } = file as IndexFile;
  if (!isListOf(prose, isText)) return 'prose is not a list of texts';
  const short = [...COLUMNS, 'kinds' as const].find(
    (key) => (file as IndexFile)[key].length !== paths.length,
  );
  if (short) return `${short} is not as long as paths`;
  if (!isPath(base) || !paths.every((path) => isPath(base + path))) return 'a path leads elsewhere';
  const isPage = (value: unknown): value is number => isCount(value) && value < paths.length;
  if (!isListOf(featured, isPage)) return 'featured names pages that there are not';
  const isOwner = (owner: unknown): owner is IndexFile['owners'][number] =>
    Array.isArray(owner) && isPage(owner[0]) && isText(owner[1]) && isTable(owner[2]);
  return isListOf(owners, isOwner) ? undefined : 'owners are not as they should be';
}

/**
 * The index that a text holds. What the network brings is checked as a whole, so that search need not mind.
 *
 * @throws IndexError that says what is wrong
 */
export function parseIndex(text: string): IndexFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IndexError('The search index is no JSON: a proxy or a host may have answered in its place.');
  }
  if (typeof value !== 'object' || value === null) throw new IndexError('The search index is empty.');
  const problem = findProblem(value);
  if (problem) throw new IndexError(`The search index is not one that this page can read: ${problem}.`);
  return value as IndexFile;
}
