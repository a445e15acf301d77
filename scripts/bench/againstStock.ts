import fs from 'node:fs';
import path from 'node:path';
import { addPages, createStockSite } from '../lib/benchSites';
import type { Measurement } from '../lib/measureCommand';
import type { ManifestVersion } from '../../src/pages-manifest/types';
import { buildSite, buildStock, log, rebuilt } from './builds';
import { formatMeasurement, formatRatio, printRow } from './table';

interface Measured {
  cold: Measurement;
  warm: Measurement;
  changed: Measurement;
}

const MORE_TEXT = '\nOne more sentence.\n';

async function measure(name: string, build: () => Promise<Measurement>, page: string): Promise<Measured> {
  const cold = await log(`${name}, cold`, build());
  const warm = await log(`${name}, warm`, build());
  fs.appendFileSync(page, MORE_TEXT);
  const changed = await log(`${name}, one page changed`, build());
  return { cold, warm, changed };
}

function print(rows: readonly (readonly [name: string, measured: Measured])[]): void {
  console.log('');
  printRow('time, peak memory', ['cold', 'warm', 'one page changed']);
  for (const [name, { cold, warm, changed }] of rows) {
    printRow(name, [cold, warm, changed].map(formatMeasurement));
  }
}

/** Cold build of the current versions alone: those before them cost as much a page (issue 7 "What it must show"). */
async function compareVersions(
  siteDir: string,
  versions: readonly ManifestVersion[],
  all: Measurement,
): Promise<void> {
  const current = versions.filter((version) => version.current);
  const countOf = (some: readonly ManifestVersion[]) =>
    some.reduce((sum, { pages }) => sum + pages.length, 0);
  fs.rmSync(path.join(siteDir, '.cache'), { recursive: true, force: true });
  const names = current.map(({ product, id }) => `${product}@${id.slice(1)}`);
  const alone = await log('this site, current versions alone, cold', buildSite(siteDir, names));
  const perPage = (measured: Measurement, count: number) => (measured.seconds * 1000) / count;
  const [few, many] = [perPage(alone, countOf(current)), perPage(all, countOf(versions))];
  console.log(
    `\nA page takes ${many.toFixed(0)} ms in all ${countOf(versions)} pages, ${few.toFixed(0)} ms in the ${countOf(current)} of the ` +
      `current versions alone: ${(many / few).toFixed(2)}×`,
  );
}

/**
 * Builds the copied site and a stock Docusaurus with as many plain pages, and prints the ratios (issue 2 and issue 7,
 * "What it must show"). The one page that changes is of the largest product-version.
 *
 * @param extra plain pages that are added to both
 * @returns the folder of the stock site
 */
export async function compareWithStock(
  rootDir: string,
  siteDir: string,
  versions: readonly ManifestVersion[],
  extra: number,
): Promise<string> {
  const [largest] = [...versions].sort((a, b) => b.pages.length - a.pages.length);
  const source = largest?.pages[0]?.source;
  if (!largest || !source) throw new Error('The site has no pages.');
  const count = versions.reduce((sum, { pages }) => sum + pages.length, extra);
  const others = versions.filter((version) => version.current && version !== largest);
  addPages(siteDir, others, extra);
  const site = await measure('this site', () => buildSite(siteDir), path.join(siteDir, source));
  const stockDir = createStockSite(rootDir, count);
  const stockPage = path.join(stockDir, 'docs/group-1/page-1.md');
  const stock = await measure('stock Docusaurus', () => buildStock(stockDir), stockPage);
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
  const again = rebuilt(site.changed);
  console.log(
    `\nAfter ${source} changed, ${again.join(', ')} of ${rebuilt(site.cold).length} builds ran again.`,
  );
  console.log(`To stock Docusaurus' warm build: ${formatRatio(site.changed, stock.warm)}`);
  if (extra === 0) await compareVersions(siteDir, versions, site.cold);
  return stockDir;
}
