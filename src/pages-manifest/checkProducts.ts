import type { ProductRow } from '../../docs/products';
import type { LoadedVersion } from './loadVersion';
import { linesOf } from './sourceLines';
import type { Problem } from './types';

export const PRODUCTS_FILE = 'docs/products.ts';

/** Rules of the products' rows: one current version each, ids unique (design §2). */
export function checkProducts(products: readonly ProductRow[], text: string): Problem[] {
  return products.flatMap((product, index) => {
    const line = linesOf(text, product.id)[0];
    const problems: Problem[] = [];
    const report = (message: string, value: string, fix: string) =>
      problems.push({ file: PRODUCTS_FILE, line, message, value, fix });
    const current = product.versions.filter((version) => version.current);
    const ids = product.versions.map((version) => version.id);
    if (current.length !== 1) {
      const many = current.length === 0 ? 'no current version' : `${current.length} current versions`;
      const value = (current.length === 0 ? ids : current.map(({ id }) => id)).join(', ') || 'none';
      report(
        `The product "${product.id}" has ${many}.`,
        value,
        'Set "current: true" on exactly one of its versions.',
      );
    }
    if (products.findIndex(({ id }) => id === product.id) !== index) {
      report(`Two products have the id "${product.id}".`, product.id, 'Give one of them an id of its own.');
    }
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    if (twice !== undefined) {
      report(`The product "${product.id}" has two versions "${twice}".`, twice, 'Remove one of them.');
    }
    return problems;
  });
}

/** A product's home has to be one of its pages, where its tree could be read. */
export function checkHomes(
  products: readonly ProductRow[],
  versions: readonly LoadedVersion[],
  text: string,
): Problem[] {
  return products.flatMap((product) => {
    const current = versions.find(({ version }) => version.product === product.id && version.current);
    const pathnames = current?.version.pages.map((page) => page.pathname) ?? [];
    if (current === undefined || pathnames.length === 0 || pathnames.includes(product.home)) return [];
    return {
      file: PRODUCTS_FILE,
      line: linesOf(text, product.home)[0],
      message: `The home of "${product.id}" is not one of its pages.`,
      value: JSON.stringify(product.home),
      fix: `Write the pathname of a page in ${current.treeFile}, for example ${JSON.stringify(pathnames[0])}.`,
    };
  });
}
