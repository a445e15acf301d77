import fs from 'node:fs';
import path from 'node:path';
import { INDEX_FOLDER, LIST_FILE, type IndexEntry, type IndexFile } from '../types';
import { buildIndex } from './buildIndex';
import { createLoadText } from './collectProse';
import { createLoadApiPage } from './loadApiPage';
import type { SiteProduct } from './manifest';

/** Name of an index's file: `material-ui@v9.json`, or `site.json` for pages of no product. */
export function fileNameOf({ product, version }: Pick<IndexFile, 'product' | 'version'>): string {
  return product ? `${product}@${version}.json` : 'site.json';
}

/** Indexes of the versions that a build has pages of. */
export function buildIndexes(
  siteDir: string,
  products: readonly SiteProduct[],
  isBuilt: (pathname: string) => boolean,
): IndexFile[] {
  return products.flatMap((product) =>
    product.versions
      .filter(({ pages }) => pages.some(({ pathname }) => isBuilt(pathname)))
      .map((version) =>
        buildIndex(product, version, createLoadApiPage(siteDir, version), createLoadText(siteDir)),
      ),
  );
}

export function writeIndexes(outDir: string, indexes: readonly IndexFile[]): void {
  const folder = path.join(outDir, INDEX_FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  for (const index of indexes) fs.writeFileSync(path.join(folder, fileNameOf(index)), JSON.stringify(index));
}

function toEntry(index: IndexFile, products: readonly SiteProduct[]): IndexEntry {
  const product = products.find(({ id }) => id === index.product);
  const version = product?.versions.find(({ id }) => id === index.version);
  return {
    product: index.product,
    version: index.version,
    name: index.name,
    label: index.label,
    prefixes: version?.prefixes ?? [],
    ...(version?.current === false && { older: true as const }),
    ...(product?.noIndex && { hidden: true as const }),
  };
}

/** The list of indexes, in the order of the products, pages of no product last. */
export function buildList(indexes: readonly IndexFile[], products: readonly SiteProduct[]): IndexEntry[] {
  const entries = indexes.map((index) => toEntry(index, products));
  const order = (entry: IndexEntry) => {
    const index = products.findIndex(({ id }) => id === entry.product);
    return index < 0 ? products.length : index;
  };
  return entries.sort((a, b) => order(a) - order(b) || Number(!!a.older) - Number(!!b.older));
}

/** Writes the list of the indexes that lie in a merged build; nothing where there are none. */
export function writeList(target: string, products: readonly SiteProduct[]): void {
  const folder = path.join(target, INDEX_FOLDER);
  if (!fs.existsSync(folder)) return;
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json') && name !== LIST_FILE);
  const list = buildList(
    files.map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as IndexFile),
    products,
  );
  fs.writeFileSync(path.join(folder, LIST_FILE), JSON.stringify(list));
}
