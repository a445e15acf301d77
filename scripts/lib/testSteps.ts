import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './testBrowser';
import { countJest, countPlaywright, type Counts } from './testCounts';
import { testMergeOfMachines, testMergeOfUnits } from './testMerge';
import { ensureNginx } from './testNginx';
import { buildPluginsOff, type PluginsOff } from './testPluginsOff';
import { check, runCommand, TestsFailed, type Step } from './testStep';

const rootDir = path.resolve(__dirname, '../..');
const bin = (file: string) => path.join(rootDir, 'node_modules', file);
const script = (file: string) => [bin('tsx/dist/cli.mjs'), path.join(rootDir, 'scripts', file)];

/** What a deployment sets would change what tests expect. */
const env: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('SITE_')),
);
const fixtureEnv = {
  ...env,
  SITE_FIXTURE: '1',
  SITE_PRODUCTS: 'fixture',
  SITE_OUT_DIR: '.cache/site-fixture',
};

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

async function runJest(level: Level): Promise<Counts> {
  if (level !== 'quick') ensureNginx();
  const file = resultsFile('jest');
  const args = [bin('jest/bin/jest.js'), '--silent', '--json', `--outputFile=${file}`];
  const skipped = { quick: [EACH_PLAYGROUND, WHOLE_LIBRARIES], ci: [EACH_PLAYGROUND], full: [] }[level];
  const ignored = skipped.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]);
  return runTests([...args, '--testPathIgnorePatterns', '/node_modules/', ...ignored], {}, () =>
    countJest(file),
  );
}

/** Tag of browser tests that look at the same pages in another way: in dark mode, in forced colors, pixel by pixel. */
const CI_ONLY = '@ci';

function runPlaywright(project: string, level: Level): Promise<Counts> {
  const file = resultsFile(project.replace(/\W/g, ''));
  const args = [bin('@playwright/test/cli.js'), 'test', `--project=${project}`, '--reporter=dot,json'];
  if (level === 'quick') args.push('--grep-invert', CI_ONLY);
  return runTests(
    args,
    {
      CHROME_PATH: ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      TEST_LEVEL: level,
      TEST_PRODUCTS: productsOf(level).join(','),
    },
    () => countPlaywright(file),
  );
}

/** How much is checked: `npm test`, what CI adds to it, or everything that can be turned and switched. */
export type Level = 'quick' | 'ci' | 'full';

/**
 * What `npm test` builds, so that it ends within ten minutes: the product with the most pages, and one in each styling.
 * CI builds all products in all versions.
 */
const QUICK_PRODUCTS = ['material-ui@9', 'base-ui@1'];

/** None stands for all. */
function productsOf(level: Level): string[] {
  return level === 'quick' ? QUICK_PRODUCTS : [];
}

const PLUGINS_OFF: Record<Level, PluginsOff> = { quick: 'all', ci: 'some', full: 'each' };

/** Steps that need nothing of each other: two run at a time. */
export const checkSteps = (level: Level): Step[] => [
  { name: 'types', run: () => check([...script('typecheck.ts'), ...productsOf(level)], env) },
  { name: 'lint', run: () => check([bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'], env) },
  {
    name: 'format',
    run: () => check([bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'], env),
  },
  { name: 'unit tests', run: () => runJest(level) },
  ...(level === 'quick' ? [] : [{ name: 'pages', run: () => check(script('check-docs.ts'), env) }]),
];

/** Steps that build and drive a browser, in order. */
export function siteSteps(level: Level): Step[] {
  const demos: Step = {
    name: 'demos',
    // Their types are checked with those of their workspaces.
    run: () => {
      // CI visits each page with its demos; here, one in six also in other time zones, and with axe.
      const some = level === 'full' ? [] : ['--in-turn', '--every', '6'];
      const args = ['--without-types', ...some, '--json', '.cache/test/demos.json'];
      return check([...script('check-demos.ts'), ...args], env);
    },
  };
  const links: Step = {
    name: 'links',
    needs: ['site build'],
    run: () => check(script('check-links.ts'), env),
  };
  const html: Step = {
    name: 'html',
    needs: ['site build'],
    // Pages are of few kinds; `npm run test:full` reads all.
    run: () => check([...script('check-html.ts'), '--every', level === 'full' ? '1' : '16'], env),
  };
  const budget: Step = {
    name: 'budgets',
    needs: ['site build'],
    run: () => check(script('budget.ts'), env),
  };
  const merge: Step = {
    name: 'merge',
    needs: ['fixture build'],
    run: async () => {
      await testMergeOfUnits(rootDir, fixtureEnv, fixtureEnv.SITE_OUT_DIR);
      // The same without any cache takes minutes.
      if (level === 'full') await testMergeOfMachines(rootDir, fixtureEnv);
      return undefined;
    },
  };
  return [
    { name: 'fixture build', run: () => check(script('build.ts'), fixtureEnv) },
    ...(level === 'quick' ? [] : [merge]),
    { name: 'fixture', needs: ['fixture build'], run: () => runPlaywright('fixture', level) },
    {
      name: 'builds without plugins',
      needs: ['fixture build'],
      run: async () =>
        void (await buildPluginsOff(rootDir, { ...env, SITE_FIXTURE: '1' }, PLUGINS_OFF[level])),
    },
    {
      name: 'without plugins',
      needs: ['builds without plugins'],
      run: () => runPlaywright('without-*', level),
    },
    ...(level === 'quick' ? [] : [demos]),
    {
      name: 'site build',
      run: () =>
        check(script('build.ts'), {
          ...env,
          SITE_API_SIZES: '0',
          SITE_PRODUCTS: productsOf(level).join(','),
        }),
    },
    // Links into products that are not built lead nowhere.
    ...(level === 'quick' ? [] : [links, html]),
    budget,
    { name: 'site', needs: ['site build'], run: () => runPlaywright('site', level) },
  ];
}
