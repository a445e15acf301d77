/**
 * `npm run bench:page [-- --page /material-ui/react-button --dir build --runs 5 --pageload FOLDER]`: compares what a page costs to
 * load with stock Docusaurus, in one run with one method (issue 10 "What it must show"). Two stock sites are built: one with
 * the text of the page and the code of its demos, and one that renders the demos as well, as authors of such a site do it in
 * MDX. The first is held against what this site sends before any demo's script, the second against all that a phone's first screen
 * asks for. Times are Lighthouse's where `pageload` names a folder with that tool, else the browser's own on a slow phone that it
 * plays. `--keep` leaves the stock sites, and `--stock TEXT --stock DEMOS` measures them again. Fails when the page is larger than
 * the stock one that shows as much.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { buildStock } from './bench-page/buildStock';
import { listLarger, toTable, type Comparison } from './bench-page/compare';
import { measureTimes, type Times } from './bench-page/measureTimes';
import { checkPageload, runPageload } from './bench-page/pageload';
import { measureTransfer, type Stage, type Transfer } from './budget/measureTransfer';
import { createPlainServer } from './lib/createPlainServer';
import { runMain } from './lib/runMain';
import { withBrowser, withServer } from './lib/withBrowser';

const rootDir = path.resolve(__dirname, '..');

/** Addresses of the page on the three sites. */
interface Urls {
  site: string;
  text: string;
  demos: string;
}

async function measureBytes(browser: Browser, url: string, stage: Stage): Promise<Transfer> {
  const page = await browser.newPage();
  try {
    return await measureTransfer(page, url, stage);
  } finally {
    await page.close();
  }
}

async function measureAllTimes(
  browser: Browser,
  urls: Urls,
  runs: number,
  pageload: string | undefined,
): Promise<Record<string, Times>> {
  if (pageload !== undefined) return runPageload(pageload, { ...urls }, runs);
  const times: Record<string, Times> = {};
  for (const [name, url] of Object.entries(urls)) times[name] = await measureTimes(browser, url, runs);
  return times;
}

async function compare(urls: Urls, runs: number, pageload: string | undefined): Promise<Comparison[]> {
  return withBrowser(async (browser) => {
    const times = await measureAllTimes(browser, urls, runs, pageload);
    const costOf = async (site: keyof Urls, stage: Stage) => ({
      transfer: await measureBytes(browser, urls[site], stage),
      times: times[site] as Times,
    });
    return [
      {
        name: 'a stock page with the text and the code of its demos, before demos',
        site: await costOf('site', 'firstLoad'),
        stock: await costOf('text', 'firstLoad'),
      },
      {
        name: 'a stock page that renders the demos too, with those that a phone shows at first',
        site: await costOf('site', 'withDemos'),
        stock: await costOf('demos', 'withDemos'),
      },
    ];
  });
}

function report(comparisons: readonly Comparison[]): void {
  for (const comparison of comparisons) console.log(toTable(comparison).join('\n') + '\n');
  const larger = listLarger(comparisons.at(-1) as Comparison);
  if (larger.length > 0) throw new Error(`Larger than stock Docusaurus: ${larger.join(', ')}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', default: '/material-ui/react-button' },
      dir: { type: 'string', default: 'build' },
      runs: { type: 'string', default: '5' },
      pageload: { type: 'string' },
      stock: { type: 'string', multiple: true, default: [] },
      keep: { type: 'boolean', default: false },
    },
  });
  const { page: pathname, stock, keep } = values;
  if (values.pageload !== undefined) checkPageload(values.pageload);
  const textDir = stock[0] ?? (await buildStock(rootDir, pathname, 'code'));
  const demosDir = stock[1] ?? (await buildStock(rootDir, pathname, 'rendered'));
  if (keep) console.log(`Measure the stock sites again with --stock ${textDir} --stock ${demosDir}`);
  const serve = <T>(folder: string, use: (origin: string) => Promise<T>) =>
    withServer(createPlainServer(path.resolve(folder)), use);
  try {
    const comparisons = await serve(values.dir, (site) =>
      serve(path.join(textDir, 'build'), (text) =>
        serve(path.join(demosDir, 'build'), (demos) => {
          const urls = { site: site + pathname, text: text + pathname, demos: demos + pathname };
          return compare(urls, Number(values.runs), values.pageload);
        }),
      ),
    );
    report(comparisons);
  } finally {
    for (const folder of [textDir, demosDir])
      if (!keep && !stock.includes(folder)) fs.rmSync(folder, { recursive: true });
  }
}

runMain(main);
