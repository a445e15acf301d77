/**
 * `npm test`: the checks of the site, then how many tests passed and failed (design §9). `npm test -- --ci` checks each
 * demo in each mode, the API of each library, and builds without some plugins at a time as well; `npm run test:full` turns
 * each plugin off alone, and visits all pages, however many there are.
 */
import { inParallel } from './lib/inParallel';
import { runMain } from './lib/runMain';
import { addCounts, formatCounts } from './lib/testCounts';
import { runStep, setTimeLimit, type Step, type StepResult } from './lib/testStep';
import type { Level } from './lib/testLevels';
import { checkSteps, siteSteps } from './lib/testSteps';

/** Checks that run at the same time: each keeps about one core busy. */
const PARALLEL = 2;

/** Longest time of a single command where all pages are visited, in minutes. */
const FULL_TIME_LIMIT = 45;

function report(result: StepResult): StepResult {
  const { name, counts, seconds, output } = result;
  const state = counts.failed > 0 ? 'FAIL' : 'ok  ';
  const flaky = counts.flaky ?? [];
  const retried = flaky.length > 0 ? `, ${flaky.length} of them flaky` : '';
  console.log(
    `${state}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${formatCounts(counts)}${retried}`,
  );
  for (const text of output === undefined ? flaky : [...flaky, output])
    console.log(`\n${text.replace(/^/gm, '    ')}\n`);
  return result;
}

function skip({ name }: Step, missing: string): StepResult {
  const counts = { passed: 0, failed: 1, skipped: 0 };
  return { name, counts, seconds: 0, output: `Not run, because "${missing}" failed.` };
}

async function runInOrder(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    const missing = step.needs?.find((name) =>
      results.some((result) => result.name === name && result.counts.failed > 0),
    );
    results.push(report(missing === undefined ? await runStep(step) : skip(step, missing)));
  }
  return results;
}

function readLevel(args: readonly string[]): Level {
  if (args.includes('--full')) return 'full';
  return args.includes('--ci') ? 'ci' : 'quick';
}

async function main(): Promise<void> {
  const level = readLevel(process.argv);
  if (level === 'full') setTimeLimit(FULL_TIME_LIMIT);
  const checks = await inParallel(checkSteps(level), PARALLEL, async (step) => report(await runStep(step)));
  const results = [...checks, ...(await runInOrder(siteSteps(level)))];
  const failed = results.filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
  if (failed.length > 0) {
    console.log(`\nFailed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
  console.log(formatCounts(addCounts(results.map(({ counts }) => counts))));
}

runMain(main);
