/**
 * `npm run bench [-- --pages 1000]`: builds this site and a stock Docusaurus with as many plain pages, cold and warm,
 * side by side, and prints time, peak memory and the ratios (issue 2 "What it must show"). `--pages` adds plain pages
 * with five code blocks each to both. Works on copies in temporary folders; `--keep` leaves them there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { products } from '../docs/products';
import { checkManifest } from '../src/pages-manifest/loadManifest';
import type { ManifestVersion } from '../src/pages-manifest/types';
import { addPages, copySite, createStockSite } from './lib/benchSites';
import { measureCommand, type Measurement } from './lib/measureCommand';
import { runMain } from './lib/runMain';

const rootDir = path.resolve(__dirname, '..');

type Row = [name: string, cold: Measurement, warm: Measurement, changed?: Measurement];

const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(SITE_|DOCUSAURUS_)/.test(name))),
  NODE_ENV: 'production',
  // Stock Docusaurus measures no components; this site does once for each version of a library.
  SITE_API_SIZES: '0',
};

function buildSite(siteDir: string): Promise<Measurement> {
  return measureCommand(['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], siteDir, env);
}

function buildStock(siteDir: string): Promise<Measurement> {
  return measureCommand(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], siteDir, env);
}

function log<Result>(text: string, work: Promise<Result>): Promise<Result> {
  console.log(`… ${text}`);
  return work;
}

/** Product-versions that `npm run build` did not take from its cache. */
function rebuilt({ output }: Measurement): string[] {
  return [...output.matchAll(/^built +(\S+)/gm)].map(([, unit = '']) => unit);
}

function changePage(siteDir: string, { pages }: ManifestVersion): string {
  const source = pages[0]?.source ?? '';
  fs.appendFileSync(path.join(siteDir, source), '\nOne more sentence.\n');
  return source;
}

function cell({ seconds, megabytes }: Measurement): string {
  return `${seconds.toFixed(1)} s  ${megabytes === null ? '' : `${(megabytes / 1000).toFixed(2)} GB`}`;
}

function ratio(a: Measurement, b: Measurement): string {
  const memory = a.megabytes && b.megabytes ? `${(a.megabytes / b.megabytes).toFixed(2)}×` : '';
  return `${(a.seconds / b.seconds).toFixed(2)}×    ${memory}`;
}

function print([siteName, ...site]: Row, [stockName, ...stock]: Row): void {
  const line = (name: string, cells: string[]) =>
    console.log(`${name.padEnd(34)}${cells.map((text) => text.padEnd(20)).join('')}`);
  console.log('');
  line('time, peak memory', ['cold', 'warm', 'one page changed']);
  line(
    siteName,
    site.map((measured) => (measured ? cell(measured) : '')),
  );
  line(
    stockName,
    stock.map((measured) => (measured ? cell(measured) : '')),
  );
  line(
    'ratio',
    site.map((measured, index) => (measured && stock[index] ? ratio(measured, stock[index]) : '')),
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: '0' }, keep: { type: 'boolean', default: false } },
  });
  const extra = Number(values.pages);
  const versions = checkManifest({ rootDir, products }).products.flatMap((product) => product.versions);
  const [first, ...others] = versions;
  if (!first) throw new Error('The site has no product.');
  const count = versions.reduce((sum, { pages }) => sum + pages.length, extra);
  const siteDir = copySite(rootDir);
  const stockDir = createStockSite(rootDir, count);
  try {
    addPages(
      siteDir,
      others.filter(({ current }) => current),
      extra,
    );
    const siteCold = await log('this site, cold', buildSite(siteDir));
    const siteWarm = await log('this site, warm', buildSite(siteDir));
    const source = changePage(siteDir, first);
    const siteChanged = await log(`this site, ${source} changed`, buildSite(siteDir));
    const stockCold = await log('stock Docusaurus, cold', buildStock(stockDir));
    const stockWarm = await log('stock Docusaurus, warm', buildStock(stockDir));
    fs.appendFileSync(path.join(stockDir, 'docs/group-1/page-1.md'), '\nOne more sentence.\n');
    const stockChanged = await log('stock Docusaurus, one page changed', buildStock(stockDir));
    print(
      [`this site, ${count} pages with demos`, siteCold, siteWarm, siteChanged],
      [`stock Docusaurus, ${count} plain pages`, stockCold, stockWarm, stockChanged],
    );
    console.log(
      `\nAfter ${source} changed, ${rebuilt(siteChanged).join(', ')} of ${rebuilt(siteCold).length} builds ran again.`,
    );
  } finally {
    if (values.keep) console.log(`Kept ${siteDir} and ${stockDir}`);
    else for (const folder of [siteDir, stockDir]) fs.rmSync(folder, { recursive: true, force: true });
  }
}

runMain(main);
