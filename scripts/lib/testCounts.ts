import fs from 'node:fs';
import { listFlaky, type PlaywrightSuite } from './flakyTests';

/** How many tests a step ran. A check without tests of its own counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Those among the passed ones which needed a second try, each with what went wrong at the first. */
  flaky?: string[];
}

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that did not get as far as to run tests. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What failed outside of tests. */
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

function readJson<Results>(file: string): Results | null {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Results) : null;
}

/** Counts of a Jest run, from the file that `--json` wrote; `null` where there is none. */
export function countJest(file: string): Counts | null {
  const results = readJson<JestResults>(file);
  if (results === null) return null;
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

/**
 * Counts of a Playwright run, from the file that its JSON reporter wrote; `null` where there is none. Tests that passed
 * at the second try, which only CI gives them, passed.
 */
export function countPlaywright(file: string): Counts | null {
  const results = readJson<PlaywrightResults>(file);
  if (results === null) return null;
  const { expected, unexpected, flaky, skipped } = results.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + results.errors.length,
    skipped,
    flaky: listFlaky(results.suites),
  };
}

/** The sum of several counts. */
export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** `12 passed, 0 failed`, and the skipped ones where there are any. */
export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${skipped > 0 ? `${skipped} skipped, ` : ''}${passed} passed, ${failed} failed`;
}
