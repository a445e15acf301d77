/**
 * `npm run bench:page [-- --page /material-ui/react-button --dir build --runs 5 --pageload FOLDER]`: builds a stock Docusaurus with
 * the text of one page, and compares what both cost to load, in one run with one method (issue 10 "What it must show"). Bytes
 * are those of the first load, before demos; times are Lighthouse's where `pageload` names a folder with that tool, else the
 * browser's own on a slow phone that it plays. Fails when the page is larger than the stock one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { createStockPage } from './bench-page/createStockPage';
import { measureTimes, runPageload, type Times } from './bench-page/measureTimes';
import { measureTransfer, type Transfer } from './budget/measureTransfer';
import { readManifest } from '../src/pages-manifest/writeManifest';
import { createPlainServer } from './lib/createPlainServer';
import { measureCommand } from './lib/measureCommand';
import { runMain } from './lib/runMain';
import { withBrowser, withServer } from './lib/withBrowser';

const rootDir = path.resolve(__dirname, '..');

const BYTES = ['script', 'style', 'html'] as const;

interface Result {
  transfer: Transfer;
  times: Times;
}

async function buildStock(pathname: string): Promise<string> {
  const versions = readManifest(rootDir).products.flatMap((product) => product.versions);
  const version = versions.find(({ pages }) => pages.some((page) => page.pathname === pathname));
  if (!version) throw new Error(`There is no page ${pathname}. Name one: --page /material-ui/react-button`);
  const siteDir = createStockPage(rootDir, version, pathname);
  const env = { ...process.env, NODE_ENV: 'production' };
  await measureCommand(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], siteDir, env);
  return siteDir;
}

async function measureBytes(browser: Browser, url: string): Promise<Transfer> {
  const page = await browser.newPage();
  try {
    return await measureTransfer(page, url, 'firstLoad');
  } finally {
    await page.close();
  }
}

async function measureBoth(
  urls: Record<string, string>,
  runs: number,
  pageload: string | undefined,
): Promise<Record<string, Result>> {
  const lighthouse = pageload === undefined ? {} : runPageload(pageload, urls, runs);
  return withBrowser(async (browser) => {
    const results: Record<string, Result> = {};
    for (const [name, url] of Object.entries(urls)) {
      const transfer = await measureBytes(browser, url);
      results[name] = { transfer, times: lighthouse[name] ?? (await measureTimes(browser, url, runs)) };
    }
    return results;
  });
}

function ratioOf(site: number, stock: number): string {
  return stock === 0 ? (site === 0 ? '1.00' : '–') : (site / stock).toFixed(2);
}

function print(site: Result, stock: Result): void {
  const line = (cells: (string | number)[]) =>
    console.log(cells.map((cell) => String(cell).padStart(14)).join(''));
  line(['', 'this site', 'stock', 'ratio']);
  for (const kind of [...BYTES, 'font'] as const) {
    const [own, other] = [site.transfer[kind], stock.transfer[kind]];
    line([`${kind} kB`, own, other, ratioOf(own, other)]);
  }
  line(['requests', site.transfer.requests, stock.transfer.requests, '']);
  for (const kind of ['lcp', 'tbt'] as const) {
    const [own, other] = [Math.round(site.times[kind]), Math.round(stock.times[kind])];
    line([`${kind.toUpperCase()} ms`, own, other, ratioOf(own, other)]);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', default: '/material-ui/react-button' },
      dir: { type: 'string', default: 'build' },
      runs: { type: 'string', default: '5' },
      pageload: { type: 'string' },
      stock: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const stockDir = values.stock ?? (await buildStock(values.page));
  if (values.keep) console.log(`The stock site is in ${stockDir}: measure it again with --stock ${stockDir}`);
  try {
    await withServer(createPlainServer(path.resolve(values.dir)), (site) =>
      withServer(createPlainServer(path.join(stockDir, 'build')), async (stock) => {
        const urls = { site: site + values.page, stock: stock + values.page };
        const results = await measureBoth(urls, Number(values.runs), values.pageload);
        print(results.site as Result, results.stock as Result);
        const larger = BYTES.filter(
          (kind) => (results.site?.transfer[kind] ?? 0) > (results.stock?.transfer[kind] ?? 0),
        );
        if (larger.length > 0) throw new Error(`Larger than stock Docusaurus: ${larger.join(', ')}`);
      }),
    );
  } finally {
    if (!values.keep && !values.stock) fs.rmSync(stockDir, { recursive: true });
  }
}

runMain(main);
