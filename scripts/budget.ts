/**
 * `npm run budget [-- --dir build] [--page GLOB] [--all] [--json]`: what each page of the merged output costs its first
 * load, from the files alone, beside the limits of `budgets.json` (issue 10 point 1). Worst first; fails when a page is over.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../src/build/env';
import type { ManifestPage } from '../src/pages-manifest/types';
import { readManifest } from '../src/pages-manifest/writeManifest';
import { comparePages, findOver, findUnneeded } from './budget/compare';
import { measureSite } from './budget/measureSite';
import { matchPathname, readBudgets } from './budget/readBudgets';
import { formatFailure, formatTable, toJson } from './budget/report';
import { Sizes } from './budget/sizes';
import { runMain } from './lib/runMain';

const rootDir = path.resolve(__dirname, '..');

function loadPages(): Map<string, ManifestPage> {
  const versions = readManifest(rootDir).products.flatMap((product) => product.versions);
  return new Map(versions.flatMap(({ pages }) => pages.map((page) => [page.pathname, page])));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'build' },
      page: { type: 'string', default: '*' },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const budgets = readBudgets(JSON.parse(fs.readFileSync(path.join(rootDir, 'budgets.json'), 'utf8')));
  const manifest = loadPages();
  const sizes = new Sizes(path.join(rootDir, '.cache/budget/sizes.json'));
  const { baseUrl } = readEnv();
  const factsOf = (pathname: string) => manifest.get(pathname);
  const site = { dir: path.resolve(values.dir), baseUrl, factsOf, sizes };
  const pages = await measureSite(site, matchPathname(values.page));
  if (pages.length === 0) throw new Error(`${values.dir} has no page ${values.page}.`);
  sizes.save();
  console.log(values.json ? toJson(pages, budgets) : formatTable(pages, budgets, values.all));
  const over = findOver(comparePages(pages, budgets));
  if (over.length > 0) throw new Error(`\n${formatFailure(over)}`);
  if (values.json) return;
  for (const { pages: pattern } of findUnneeded(pages, budgets)) {
    console.log(`The exception for ${pattern} in budgets.json is not needed: take it out`);
  }
  console.log(`\n${pages.length} pages are within their budgets`);
}

runMain(main);
