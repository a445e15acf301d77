import path from 'node:path';
import { productsOf, type Level } from './testLevels';
import { testMergeOfMachines, testMergeOfUnits } from './testMerge';
import { buildPluginsOff } from './testPluginsOff';
import { testStart } from './testStart';
import { bin, env, runJest, runPlaywright } from './testRunners';
import { check, type Step } from './testStep';

const rootDir = path.resolve(__dirname, '../..');

/** A step, and from which level on it is one; without that, at all levels. */
type StepRow = Step & { from?: Exclude<Level, 'quick'> };

const LEVELS: readonly Level[] = ['quick', 'ci', 'full'];

const fixtureEnv = {
  ...env,
  SITE_FIXTURE: '1',
  SITE_PRODUCTS: 'fixture',
  SITE_OUT_DIR: '.cache/site-fixture',
};

function runScript(file: string, args: readonly string[] = [], more: NodeJS.ProcessEnv = {}) {
  return check([bin('tsx/dist/cli.mjs'), path.join(rootDir, 'scripts', file), ...args], { ...env, ...more });
}

function select(rows: readonly StepRow[], level: Level): Step[] {
  return rows.filter(({ from }) => LEVELS.indexOf(level) >= LEVELS.indexOf(from ?? 'quick'));
}

/** Steps that need nothing of each other: two run at a time. */
export function checkSteps(level: Level): Step[] {
  return select(
    [
      // The longest first: what runs beside it is done before it is.
      { name: 'unit tests', run: () => runJest(level) },
      { name: 'types', run: () => runScript('typecheck.ts', productsOf(level)) },
      { name: 'lint', run: () => check([bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'], env) },
      {
        name: 'format',
        run: () => check([bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'], env),
      },
      { name: 'pages', from: 'ci', run: () => runScript('check-docs.ts') },
    ],
    level,
  );
}

/** Steps on the fixture product, which holds every feature once. */
const fixtureSteps = (level: Level): StepRow[] => [
  { name: 'fixture build', run: () => runScript('build.ts', [], fixtureEnv) },
  { name: 'fixture', needs: ['fixture build'], run: () => runPlaywright('fixture', level) },
  { name: 'start', from: 'ci', run: () => testStart(rootDir, fixtureEnv) },
  {
    name: 'merge',
    from: 'ci',
    needs: ['fixture build'],
    run: () => testMergeOfUnits(rootDir, fixtureEnv, fixtureEnv.SITE_OUT_DIR),
  },
  // The same without any cache takes minutes.
  { name: 'merge of machines', from: 'full', run: () => testMergeOfMachines(rootDir, fixtureEnv) },
  {
    name: 'builds without plugins',
    from: 'ci',
    needs: ['fixture build'],
    run: () => buildPluginsOff(rootDir, { ...env, SITE_FIXTURE: '1' }, level === 'full' ? 'each' : 'some'),
  },
  {
    name: 'without plugins',
    from: 'ci',
    needs: ['builds without plugins'],
    run: () => runPlaywright('without-*', level),
  },
];

/** Steps on the site itself. Links into products that are not built lead nowhere: they are for CI. */
const realSteps = (level: Level): StepRow[] => [
  {
    name: 'demos',
    from: 'ci',
    // Types are checked with those of the workspaces. CI visits each page with its demos; here, one in 36 also in other
    // time zones, and with axe.
    run: () => {
      const some = level === 'full' ? [] : ['--in-turn', '--every', '36'];
      return runScript('check-demos.ts', ['--without-types', ...some, '--json', '.cache/test/demos.json']);
    },
  },
  {
    name: 'site build',
    run: () => runScript('build.ts', [], { SITE_API_SIZES: '0', SITE_PRODUCTS: productsOf(level).join(',') }),
  },
  { name: 'links', from: 'ci', needs: ['site build'], run: () => runScript('check-links.ts') },
  {
    name: 'html',
    from: 'ci',
    needs: ['site build'],
    // Pages are of few kinds; `npm run test:full` reads all.
    run: () => runScript('check-html.ts', ['--every', level === 'full' ? '1' : '16']),
  },
  { name: 'budgets', needs: ['site build'], run: () => runScript('budget.ts') },
  { name: 'site', needs: ['site build'], run: () => runPlaywright('site', level) },
];

/** Steps that build and drive a browser, in order. */
export function siteSteps(level: Level): Step[] {
  return select([...fixtureSteps(level), ...realSteps(level)], level);
}
