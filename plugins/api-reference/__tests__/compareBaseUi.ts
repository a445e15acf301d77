import type { ApiDocument, ApiFunction, ApiParameter, ApiSection } from '../types';
import type { ReferenceEntry, ReferenceRow } from './baseUiReference';

/** A component, part or function under the name that a reader writes. */
export type Described = { description?: string } & Partial<Omit<ApiSection, 'spread'>> &
  Partial<Pick<ApiFunction, 'parameters' | 'returns'>>;

/**
 * What the documents describe, by name. The reference has an entry of its own for `Dialog.Handle`, which the documents
 * describe as what `Dialog.createHandle` returns.
 */
export function listDescribed(documents: readonly ApiDocument[]): Map<string, Described> {
  const all = new Map<string, Described>();
  for (const document of documents) {
    if (document.kind === 'hook' || document.parts.length === 0) {
      all.set(document.name, document);
      continue;
    }
    [...document.parts, ...(document.functions ?? [])].forEach((part) => all.set(part.name, part));
    const returns = document.functions?.find(({ name }) => name.endsWith('.createHandle'))?.returns;
    if (returns) {
      all.set(`${document.name}.Handle`, { description: returns.description, returns });
    }
  }
  return all;
}

/**
 * The words alone: the reference loses lists, `<kbd>` and the targets of links when it writes a table, and moves code
 * behind it.
 */
const words = (text = ''): string =>
  text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/<\/?kbd>/g, '')
    .replace(/[^\p{L}\d]+/gu, '')
    .toLowerCase();

type Row = Pick<ReferenceRow, 'name' | 'description'> & Partial<Pick<ReferenceRow, 'required' | 'default'>>;

/** Everything that is compared of an entry, in the order of the names. */
export interface Summary {
  description: string;
  props: string[];
  dataAttributes: string[];
  cssVariables: string[];
  parameters: string[];
  /** Fields and methods of a handle. */
  handle: string[];
}

/** One line a row; the words are left out of those that are named in `texts`. */
function describeRows(entry: string, texts: Iterable<string>, rows: readonly Row[] = []): string[] {
  const skipped = new Set(texts);
  return rows
    .map(({ name, required, default: value, description }) => [
      required ? `${name}, required` : name,
      value === undefined ? '' : `default ${value}`,
      skipped.has(`${entry} ${name}`) ? '' : words(description),
    ])
    .map((parts) => parts.filter(Boolean).join(', '))
    .sort();
}

/** The reference gives parameters a default that no declaration has: `{}`. */
const describeParameters = (rows: readonly (ApiParameter | ReferenceRow)[] = []): string[] =>
  rows.map(({ name, optional }) => `${name}${optional ? '?' : ''}`);

const listNames = (rows: readonly { name: string }[] = []): string[] => rows.map(({ name }) => name);

/** What the reference says. `texts` names the rows whose words are not compared. */
export function summariseReference(entry: ReferenceEntry, texts: Iterable<string>): Summary {
  return {
    description: words(entry.description),
    props: describeRows(entry.name, texts, entry.props),
    dataAttributes: describeRows(entry.name, texts, entry.dataAttributes),
    cssVariables: describeRows(entry.name, texts, entry.cssVariables),
    parameters: describeParameters(entry.parameters),
    handle: [...listNames(entry.properties), ...entry.methods].sort(),
  };
}

/** What the extraction found, in the same form. */
export function summariseDescribed(name: string, found: Described, texts: Iterable<string>): Summary {
  return {
    description: words(found.description),
    props: describeRows(name, texts, found.props),
    dataAttributes: describeRows(name, texts, found.dataAttributes),
    cssVariables: describeRows(name, texts, found.cssVariables),
    parameters: describeParameters(found.parameters),
    handle: name.endsWith('.Handle') ? listNames(found.returns?.fields).sort() : [],
  };
}
