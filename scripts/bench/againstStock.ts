import fs from 'node:fs';
import path from 'node:path';
import { addPages, createStockSite } from '../lib/benchSites';
import type { Measurement } from '../lib/measureCommand';
import type { ManifestVersion } from '../../src/pages-manifest/types';
import { buildSite, buildStock, builtVersions, countPages, log, rebuilt } from './builds';
import { formatMeasurement, formatRatio, printRow } from './table';

interface Measured {
  cold: Measurement;
  warm: Measurement;
  changed: Measurement;
}

const MORE_TEXT = '\nOne more sentence.\n';

/** @param pageToChange asked for after the first build, which makes generated pages */
async function measure(
  name: string,
  build: () => Promise<Measurement>,
  pageToChange: () => string,
): Promise<Measured> {
  const cold = await log(`${name}, cold`, build());
  const warm = await log(`${name}, warm`, build());
  const page = pageToChange();
  fs.appendFileSync(page, MORE_TEXT);
  const changed = await log(`${name}, ${path.basename(page)} changed`, build());
  return { cold, warm, changed };
}

/** A written page of the product-version with the most pages: it takes longest to build again. */
function findPage(siteDir: string): string {
  const [largest] = builtVersions(siteDir).sort((a, b) => b.pages.length - a.pages.length);
  const page = largest?.pages.find(({ source }) => !source.includes('/content/api/'));
  if (!page) throw new Error('The site has no pages.');
  return path.join(siteDir, page.source);
}

function print(rows: readonly (readonly [name: string, measured: Measured])[]): void {
  console.log('');
  printRow('time, peak memory', ['cold', 'warm', 'one page changed']);
  for (const [name, { cold, warm, changed }] of rows) {
    printRow(name, [cold, warm, changed].map(formatMeasurement));
  }
}

/** Cold build of the current versions alone: those before them cost as much a page (issue 7 "What it must show"). */
async function compareVersions(siteDir: string, all: Measurement): Promise<void> {
  const versions = builtVersions(siteDir);
  const current = versions.filter((version) => version.current);
  fs.rmSync(path.join(siteDir, '.cache'), { recursive: true, force: true });
  const names = current.map(({ product, id }) => `${product}@${id.slice(1)}`);
  const alone = await log('this site, current versions alone, cold', buildSite(siteDir, names));
  const perPage = (measured: Measurement, count: number) => (measured.seconds * 1000) / count;
  const [few, many] = [perPage(alone, countPages(current)), perPage(all, countPages(versions))];
  console.log(
    `\nA page takes ${many.toFixed(0)} ms in all ${countPages(versions)} pages, ${few.toFixed(0)} ms in the ` +
      `${countPages(current)} of the current versions alone: ${(many / few).toFixed(2)}×`,
  );
}

/**
 * Builds the copied site and a stock Docusaurus with as many plain pages, and prints the ratios (issue 2 and issue 7,
 * "What it must show"). The one page that changes is of the largest product-version.
 *
 * @param versions those of the site; the current ones but the first take the extra pages
 * @param extra plain pages that are added to both
 * @returns the folder of the stock site
 */
export async function compareWithStock(
  rootDir: string,
  siteDir: string,
  versions: readonly ManifestVersion[],
  extra: number,
): Promise<string> {
  addPages(siteDir, versions.filter(({ current }) => current).slice(1), extra);
  const site = await measure(
    'this site',
    () => buildSite(siteDir),
    () => findPage(siteDir),
  );
  const count = countPages(builtVersions(siteDir));
  const stockDir = createStockSite(rootDir, count);
  const stockPage = path.join(stockDir, 'docs/group-1/page-1.md');
  const stock = await measure(
    'stock Docusaurus',
    () => buildStock(stockDir),
    () => stockPage,
  );
  print([
    [`this site, ${count} pages with demos`, site],
    [`stock Docusaurus, ${count} plain pages`, stock],
  ]);
  const pairs = [
    [site.cold, stock.cold],
    [site.warm, stock.warm],
    [site.changed, stock.changed],
  ] as const;
  printRow(
    'ratio',
    pairs.map(([a, b]) => formatRatio(a, b)),
  );
  console.log(`\nWith one page changed, built again: ${rebuilt(site.changed).join(', ')}`);
  console.log(`Beside stock Docusaurus' warm build: ${formatRatio(site.changed, stock.warm)}`);
  if (extra === 0) await compareVersions(siteDir, site.cold);
  return stockDir;
}
