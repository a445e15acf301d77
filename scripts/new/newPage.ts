import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import { ownerOf } from '../../src/pages-manifest/pathOwner';
import { titleFromPathname } from '../../src/pages-manifest/titleFromPathname';
import { insertNode } from './insertNode';
import { pageTemplate } from './templates';

/** A file to write; `isNew` must not be there yet. */
export interface FileToWrite {
  file: string;
  text: string;
  isNew: boolean;
}

export function currentFolder(product: ProductRow): string {
  return `docs/${product.id}/${product.versions.find(({ current }) => current)?.id ?? ''}`;
}

/**
 * The product that a pathname belongs to.
 *
 * @throws an Error that lists the prefixes there are
 */
export function findOwner(pathname: string, products: readonly ProductRow[]): ProductRow {
  const product = ownerOf(pathname, products);
  if (product) return product;
  const prefixes = products.map((row) => `  ${(row.prefixes ?? [row.basePath]).join(', ')}`).join('\n');
  throw new Error(`${pathname} belongs to no product. A pathname begins with one of:\n${prefixes}`);
}

/** `react-floating-action-button` -> `FloatingActionButton`; only pages of that name show a component. */
function componentOf(pathname: string): string | undefined {
  const name = /\/react-(?<name>[a-z0-9-]+)$/.exec(pathname)?.groups?.name;
  return name?.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** A page in a folder of its own, with the sections of the writing rules, and its node in the page tree. */
export function newPage(
  rootDir: string,
  products: readonly ProductRow[],
  request: { pathname: string; group?: string; title?: string },
): FileToWrite[] {
  const { pathname, group } = request;
  const product = findOwner(pathname, products);
  const folder = currentFolder(product);
  const relative = pathname.slice(product.basePath.length + 1);
  const file = `${folder}/content/${relative}/${path.posix.basename(relative)}.md`;
  const title = request.title ?? titleFromPathname(pathname);
  const tree = `${folder}/pages.ts`;
  const text = fs.readFileSync(path.join(rootDir, tree), 'utf8');
  const component = componentOf(pathname);
  const packageName = component ? product.library : undefined;
  return [
    { file, isNew: true, text: pageTemplate({ productId: product.id, title, component, packageName }) },
    { file: tree, isNew: false, text: insertNode(text, { pathname, title: request.title }, group) },
  ];
}
