import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow, VersionRow } from '../../docs/products';
import { PRODUCTS_FILE } from '../../src/pages-manifest/checkProducts';

const ENTRY =
  /\{\s*id: '(?<id>[^']+)'(?<current>,\s*current: true)?(?:,\s*library: '(?<library>[^']+)')?,?\s*\}/g;

interface Place {
  /** Where the list of versions stands in the text, brackets included. */
  start: number;
  end: number;
}

/** Of the row of a product in `docs/products.ts`, the list of its versions. */
function findVersions(text: string, product: string): Place {
  const row = new RegExp(`^    id: '${product}',$`, 'm').exec(text)?.index ?? -1;
  const start = row < 0 ? -1 : text.indexOf('versions: [', row) + 'versions: '.length;
  const end = text.indexOf(']', start) + 1;
  const list = text.slice(start, end);
  if (row >= 0 && end > start && /^\[[\s,]*\]$/.test(list.replace(ENTRY, ''))) return { start, end };
  throw new Error(
    `${PRODUCTS_FILE}: the versions of "${product}" are not a plain list such as ` +
      "[{ id: 'v9', current: true }, { id: 'v7' }], so they cannot be changed here. Change them by hand.",
  );
}

function printVersion({ id, current, library }: VersionRow): string {
  return `{ id: '${id}'${current ? ', current: true' : ''}${library ? `, library: '${library}'` : ''} }`;
}

/** What another package was before comes after all that the product's own package has been. */
const numberOf = ({ id, library }: VersionRow) => Number(id.replace(/\D+/g, '')) - (library ? 1000 : 0);

/** As Prettier has it: on a line of its own each where they do not fit on one. */
function printVersions(versions: readonly VersionRow[]): string {
  const sorted = [...versions].sort((a, b) => numberOf(b) - numberOf(a)).map(printVersion);
  const line = `[${sorted.join(', ')}]`;
  return line.length <= 90 ? line : `[\n${sorted.map((entry) => `      ${entry},\n`).join('')}    ]`;
}

/**
 * Changes the versions of a product in `docs/products.ts`; newer ones come first.
 *
 * @throws an Error where the file is not as this site writes it
 */
export function editVersions(
  rootDir: string,
  product: string,
  change: (versions: VersionRow[]) => VersionRow[],
): void {
  const file = path.join(rootDir, PRODUCTS_FILE);
  const text = fs.readFileSync(file, 'utf8');
  const { start, end } = findVersions(text, product);
  const versions = [...text.slice(start, end).matchAll(ENTRY)].map(({ groups }): VersionRow => ({
    id: groups?.id ?? '',
    ...(groups?.current && { current: true }),
    ...(groups?.library && { library: groups.library }),
  }));
  fs.writeFileSync(file, text.slice(0, start) + printVersions(change(versions)) + text.slice(end));
}

/**
 * The row of a product.
 *
 * @throws an Error that lists the products there are
 */
export function findProduct(products: readonly ProductRow[], id: string): ProductRow {
  const product = products.find((row) => row.id === id);
  if (product) return product;
  throw new Error(
    `${PRODUCTS_FILE} has no product "${id}". Write one of ${products.map((row) => row.id).join(', ')}.`,
  );
}

/**
 * The row of a version.
 *
 * @throws an Error that lists the versions there are
 */
export function findVersion(product: ProductRow, id: string): VersionRow {
  const version = product.versions.find((row) => row.id === id);
  if (version) return version;
  const known = product.versions.map((row) => row.id).join(', ');
  throw new Error(`"${product.id}" has no version "${id}". Write one of ${known}.`);
}
