import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import type { ManifestVersion } from '../../src/pages-manifest/types';
import { linkWorkspaceModules } from '../lib/benchSites';
import type { Measurement } from '../lib/measureCommand';
import { cutVersion } from '../version/cutVersion';
import { findProduct } from '../version/productsFile';
import { firstLoadBytes } from './firstLoad';
import { buildSite, builtVersions, countPages, log } from './builds';
import { formatMeasurement, printRow } from './table';

/** Copies are versions of their own, with numbers that no library will reach soon. */
const FIRST_COPY = 901;

const FACTS = (product: string, version: string) =>
  `  { product: '${product}', version: '${version}', released: '2026-01-01', notes: 'https://example.com/' },\n`;

function addCopy(rootDir: string, siteDir: string, product: ProductRow, id: string): void {
  const { dependencies = {} } = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'docs', product.id, currentOf(product), 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  const folder = cutVersion(siteDir, product, id, (name) => dependencies[name] ?? '*');
  linkWorkspaceModules(rootDir, siteDir, `docs/${product.id}/${currentOf(product)}`, folder);
  const facts = path.join(siteDir, 'docs/versions.ts');
  const text = fs.readFileSync(facts, 'utf8');
  const list = /export const versions: readonly VersionFacts\[\] = \[\n/;
  if (!list.test(text)) throw new Error('docs/versions.ts: no list "versions" to add copies to.');
  fs.writeFileSync(
    facts,
    text.replace(list, (start) => start + FACTS(product.id, id)),
  );
}

const currentOf = ({ versions }: ProductRow) => versions.find(({ current }) => current)?.id ?? '';

const perPage = ({ seconds }: Measurement, pages: number) => `${((seconds * 1000) / pages).toFixed(0)} ms`;

/**
 * Builds some products of the copied site with as many copies of each as `scales` says, cold each time, and prints time
 * and memory, time for each page, and the bytes of one page's first load (issue 10 point 6). Each copy is a version of its
 * own, as the pages of a site grow.
 *
 * @param versions the current versions that are copied
 * @param scales how many times the pages, such as `[1, 3, 10]`, in rising order
 */
export async function compareScales(
  rootDir: string,
  siteDir: string,
  products: readonly ProductRow[],
  versions: readonly ManifestVersion[],
  scales: readonly number[],
): Promise<void> {
  const names = versions.map(({ product }) => product);
  const page = versions[0]?.pages[0]?.pathname ?? '/';
  let copies = 1;
  printRow('pages', ['time, peak memory', 'a page', `first load of ${page}`]);
  for (const scale of scales) {
    for (; copies < scale; copies += 1) {
      const id = `v${FIRST_COPY + copies}`;
      for (const name of names) addCopy(rootDir, siteDir, findProduct(products, name), id);
    }
    fs.rmSync(path.join(siteDir, '.cache'), { recursive: true, force: true });
    const measured = await log(`${scale}×`, buildSite(siteDir, names));
    const bytes = firstLoadBytes(path.join(siteDir, 'build'), page);
    const count = countPages(builtVersions(siteDir).filter(({ product }) => names.includes(product)));
    printRow(`${scale}×  ${count}`, [
      formatMeasurement(measured),
      perPage(measured, count),
      `${(bytes / 1000).toFixed(1)} kB`,
    ]);
  }
}
