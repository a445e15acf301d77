import matter from '@11ty/gray-matter';
import {
  DESCRIPTION_MAX,
  FRONT_MATTER_KEYS,
  validateFrontMatter,
} from '../../src/pages-manifest/frontMatter';
import { lineOfKey } from '../../src/pages-manifest/sourceLines';
import type { Note } from './types';

type Data = Record<string, unknown>;

export interface SourceText {
  /** The YAML between the lines `---`. */
  yaml: string;
  body: string;
  /** Lines of the file above the body. */
  offset: number;
}

/** Splits a page of that documentation family; the block may be absent. */
export function splitFrontMatter(source: string): SourceText {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [block = '', yaml = ''] = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  return { yaml, body: text.slice(block.length), offset: block.split('\n').length - 1 };
}

/** That family reads `key: value` line by line, so a value may be what YAML refuses: `title: Grid: layout`. */
function readLoosely(yaml: string): Data {
  const entries = [...yaml.matchAll(/^(\w+):[ \t]+(.*\S)[ \t]*$/gm)];
  return Object.fromEntries(
    entries.map(([, key = '', value = '']) => [key, value.replace(/^(['"])(.*)\1$/, '$2')]),
  );
}

export function readFrontMatter(yaml: string): Data {
  try {
    return matter(`---\n${yaml}\n---\n`, { language: 'yaml' }).data as Data;
  } catch {
    return readLoosely(yaml);
  }
}

function writeFrontMatter(data: Data): string {
  return matter.stringify('', data, { lineWidth: -1 } as object).trimEnd() + '\n';
}

/** Values that a person would call the same: no empty ones, text for numbers, addresses as this site writes them. */
function normalize([key, value]: [string, unknown]): [string, unknown][] {
  if (value === null || value === undefined || value === '') return [];
  if (key === 'title' || key === 'description') return [[key, String(value)]];
  if (typeof value === 'string' && value.startsWith('/')) return [[key, value.replace(/\/+(?=$|[?#])/, '')]];
  return [[key, value]];
}

/** `product: base` is the earlier name of `productId`; the folder decides what it is here. */
const ID_KEYS = ['product', 'productId'];

export interface ConvertedFrontMatter {
  text: string;
  notes: Note[];
}

/**
 * `product: base` -> `productId: base-ui`, and what else a page says of itself, as far as this site knows it (design
 * §5 "Front matter of that family"). Unknown keys and values that do not pass the checks are left out, with a note.
 *
 * @param description the description paragraph's text, for pages that have none in front matter
 */
export function convertFrontMatter(
  yaml: string,
  product: string,
  description?: string,
): ConvertedFrontMatter {
  const notes: Note[] = [];
  const note = (key: string, kind: Note['kind'], message: string) =>
    notes.push({ line: (lineOfKey(yaml, key) ?? 0) + 1, kind, message });
  const source = readFrontMatter(yaml);
  const known = Object.entries(source).filter(([key]) => {
    if (ID_KEYS.includes(key) || FRONT_MATTER_KEYS.includes(key)) return !ID_KEYS.includes(key);
    note(key, 'lost', `front matter "${key}" is not known here: left out`);
    return false;
  });
  if (typeof source.productId === 'string' && source.productId !== product) {
    note('productId', 'changed', `productId is "${product}" here, not "${source.productId}"`);
  }
  const data: Data = { productId: product, ...Object.fromEntries(known.flatMap(normalize)) };
  if (description && data.description === undefined && description.length <= DESCRIPTION_MAX) {
    data.description = description;
  }
  for (const { key, message, value } of validateFrontMatter(data, product)) {
    note(key, 'lost', `front matter: ${message} Left out: ${value}`);
    delete data[key];
  }
  return { text: writeFrontMatter(data), notes };
}
