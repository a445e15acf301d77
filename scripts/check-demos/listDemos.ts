import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import { findDemo, listDemos as listNames } from '../../plugins/demos/node/findDemo';
import { loadManifest } from '../../src/pages-manifest/loadManifest';
import type { ManifestPage } from '../../src/pages-manifest/types';
import { findUses } from './findUses';
import type { Demo } from './types';

const posix = (file: string) => file.split(path.sep).join('/');

/** Folders below `content` that hold a page: demos lie beside it. */
function pageFolders(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules');
  const own = entries.some((entry) => entry.isFile() && /\.mdx?$/.test(entry.name)) ? [folder] : [];
  return [...own, ...inner.flatMap((entry) => pageFolders(path.join(folder, entry.name)))];
}

/** Main files of one demo relative to the root: one, or one a styling. */
function filesOf(rootDir: string, folder: string, name: string): string[] {
  const files = findDemo(path.join(folder, 'page.md'), name) ?? {};
  return Object.values(files).map((file) => posix(path.relative(rootDir, path.join(folder, file))));
}

function pagesOf(pages: readonly ManifestPage[], folder: string, name: string): string[] {
  return pages
    .filter((page) => path.posix.dirname(page.source) === folder && page.demos.includes(name))
    .map(({ pathname }) => pathname);
}

/** The demos beside the pages of one folder. */
function demosOf(
  rootDir: string,
  folder: string,
  own: Pick<Demo, 'product' | 'version' | 'workspace'>,
  pages: readonly ManifestPage[],
): Demo[] {
  const uses = findUses(rootDir, folder);
  const place = posix(path.relative(rootDir, folder));
  return listNames(folder).flatMap((name) =>
    filesOf(rootDir, folder, name).map((file): Demo => {
      const found = uses.get(path.join(rootDir, file)) ?? [];
      const framed = found.length > 0 && found.every(({ iframe }) => iframe);
      return { file, ...own, name, pages: pagesOf(pages, place, name), uses: found, framed };
    }),
  );
}

/** Every demo of every product-version: those that pages name, and those that only lie beside one. */
export function listDemos(rootDir: string, products: readonly ProductRow[]): Demo[] {
  const { manifest } = loadManifest({ rootDir, products, includeFixture: true });
  return manifest.products.flatMap((product) =>
    product.versions.flatMap(({ id, pages }) => {
      const workspace = `docs/${product.id}/${id}`;
      const own = { product: product.id, version: id, workspace };
      return pageFolders(path.join(rootDir, workspace, 'content')).flatMap((folder) =>
        demosOf(rootDir, folder, own, pages),
      );
    }),
  );
}
