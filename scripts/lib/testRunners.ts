import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './testBrowser';
import { countJest, countPlaywright, type Counts } from './testCounts';
import { productsOf, type Level } from './testLevels';
import { ensureNginx } from './testNginx';
import { runCommand, TestsFailed } from './testStep';

const rootDir = path.resolve(__dirname, '../..');

/** Program of a package. */
export const bin = (file: string) => path.join(rootDir, 'node_modules', file);

/** What a deployment sets would change what tests expect. */
export const env: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('SITE_')),
);

function resultsFile(name: string): string {
  const file = path.join(rootDir, '.cache/test', `${name}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  return file;
}

/** Runs a test runner and reads its results; tests that failed and a runner that did are both failures. */
async function runTests(args: string[], more: NodeJS.ProcessEnv, read: () => Counts | null): Promise<Counts> {
  const { ok, output } = await runCommand(args, { ...env, ...more });
  const counts = read();
  if (counts === null) throw new Error(output);
  if (ok && counts.failed === 0) return counts;
  // Jest tells failures twice when there are many: as they happen and again at the end.
  const summary = output.slice(Math.max(0, output.indexOf('Summary of all failing tests')));
  throw new TestsFailed(
    { ...counts, failed: Math.max(counts.failed, 1) },
    summary.replace(/^PASS .*\n/gm, ''),
  );
}

/** A test that compiles each playground of each library: a minute of type checking. */
const EACH_PLAYGROUND = 'plugins/api-reference/__tests__/playground/playgrounds\\.test';

/** Tests that read the API of whole libraries: another minute. */
const WHOLE_LIBRARIES =
  'plugins/api-reference/__tests__/(.*/)?(installedPackages|materialUi|baseUi|baseUiReference|loadApi)\\.test|scripts/__tests__/api\\.test';

/** Tests that install, archive or take over whole projects: half a minute. */
const WHOLE_PROJECTS =
  '(plugins/demos/__tests__/buildArchive|scripts/import/__tests__/importFolder|scripts/mcp/__tests__/mcp)\\.test';

/** Runs the unit tests that a level has. */
export async function runJest(level: Level): Promise<Counts> {
  if (level !== 'quick') ensureNginx();
  const file = resultsFile('jest');
  // Of two cores, Jest would leave one to whoever waits: nobody does here.
  const args = [bin('jest/bin/jest.js'), '--maxWorkers=2', '--silent', '--json', `--outputFile=${file}`];
  const skipped = {
    quick: [EACH_PLAYGROUND, WHOLE_LIBRARIES, WHOLE_PROJECTS],
    ci: [EACH_PLAYGROUND],
    full: [],
  }[level];
  const ignored = skipped.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]);
  return runTests([...args, '--testPathIgnorePatterns', '/node_modules/', ...ignored], {}, () =>
    countJest(file),
  );
}

/** Browser tests of what few changes touch, by the names of their files: `npm test` has ten minutes. */
const SELDOM_TOUCHED = [
  'accessibility',
  'accessibility-statement',
  'ads',
  'ads-service',
  'ads-slot',
  'analytics',
  'analytics-measures',
  'announcement',
  'api-changes',
  'degraded',
  'demo-sandbox',
  'fonts',
  'hostile',
  'icons',
  'isolation',
  'keyboard',
  'keyboard-map',
  'languages',
  'llms',
  'markdown',
  'motion',
  'notifications',
  'playground',
  'service-worker',
  'tailwind',
  'templates',
  'version-switcher',
];

/**
 * What a level leaves out, as Playwright looks for it in the names of files, tests and tags: tests that look at the same pages
 * in another way (`@ci`: in forced colors, pixel by pixel), and those that do so in dark mode (`@full`).
 */
const LEFT_OUT: Record<Level, string | null> = {
  quick: `@ci|@full|/(${SELDOM_TOUCHED.join('|')})[.]spec`,
  ci: '@full',
  full: null,
};

/** Runs the browser tests of a project of `playwright.config.ts` that a level has. */
export function runPlaywright(project: string, level: Level): Promise<Counts> {
  const file = resultsFile(project.replace(/\W/g, ''));
  const args = [bin('@playwright/test/cli.js'), 'test', `--project=${project}`, '--reporter=dot,json'];
  const leftOut = LEFT_OUT[level];
  if (leftOut) args.push('--grep-invert', leftOut);
  return runTests(
    args,
    {
      CHROME_PATH: ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      TEST_LEVEL: level,
      // What fails is run once more, and told as flaky when it passes then (playwright.config.ts).
      ...(level !== 'quick' && { CI: '1' }),
      TEST_PRODUCTS: productsOf(level).join(','),
    },
    () => countPlaywright(file),
  );
}
