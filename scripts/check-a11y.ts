/**
 * `npm run check:a11y [-- --sample] [--from FILE]`: looks at every page of `build/` with axe in light mode, and at one of
 * each type in five other ways, and writes the counts to `docs/accessibility.json`, from which `/accessibility` is made
 * (issue 10 point 2). `--sample` takes the pages that CI takes; `--from` takes the results of a run of browser tests that
 * has ended, such as `.cache/test/site.json` after `npm run test:full`; of several, the last one counts.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { version as axe } from 'axe-core/package.json';
import { products } from '../docs/products';
import { PAGE_RESULTS_FILE } from '../src/build/accessibility/buildStatement';
import { loadManifest } from '../src/pages-manifest/loadManifest';
import { listBlogPosts, ROOT_PAGES } from '../tests/support/pages';
import { mergeResults } from './check-a11y/mergeResults';
import { readAxeResults, type Report } from './check-a11y/readAxeResults';
import { runMain } from './lib/runMain';
import { ensureBrowser } from './lib/testBrowser';

const rootDir = path.resolve(__dirname, '..');
const REPORT = path.join(rootDir, '.cache/test/a11y.json');
const SPECS = ['tests/site/accessibility.spec.ts', 'tests/site/pages.spec.ts'];

/** Pages of the site, with those that belong to no product. */
function countPages(): number {
  const { manifest } = loadManifest({ rootDir, products });
  const versions = manifest.products.flatMap((product) => product.versions);
  const own = versions.reduce((count, { pages }) => count + pages.length, 0);
  return own + ROOT_PAGES.length + listBlogPosts().length;
}

/** Runs the browser tests that look at pages; what they find wrong is in the report. */
function runTests(level: 'ci' | 'full'): void {
  fs.rmSync(REPORT, { force: true });
  const program = path.join(rootDir, 'node_modules/@playwright/test/cli.js');
  const env = {
    ...process.env,
    CHROME_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
    TEST_LEVEL: level,
  };
  const args = ['test', '--project=site', '--reporter=dot,json', ...SPECS];
  spawnSync(process.execPath, [program, ...args], { cwd: rootDir, env, stdio: 'inherit' });
}

function readReport(name: string): Report {
  const file = path.resolve(rootDir, name);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  throw new Error(`There are no results in ${file}. Run "npm run build" first, or name a file: --from FILE.`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { sample: { type: 'boolean' }, from: { type: 'string', multiple: true } },
  });
  if (values.from === undefined) runTests(values.sample ? 'ci' : 'full');
  const found = readAxeResults((values.from ?? [REPORT]).map(readReport));
  if (found.length === 0) throw new Error(`No test of that run has looked at a page with axe.`);
  const day = new Date().toISOString().slice(0, 10);
  const results = mergeResults(found, { axe, day, all: countPages() });
  fs.writeFileSync(path.join(rootDir, PAGE_RESULTS_FILE), `${JSON.stringify(results, null, 2)}\n`);
  const wrong = found.filter(({ violations }) => violations > 0);
  wrong.forEach(({ pathname, look, violations }) => console.log(`${pathname}, ${look}: ${violations}`));
  console.log(
    `${results.pages.checked} of ${results.pages.all} pages, ${wrong.length} looks with violations`,
  );
  console.log(`Wrote ${PAGE_RESULTS_FILE}`);
  if (wrong.length > 0) process.exitCode = 1;
}

runMain(main);
