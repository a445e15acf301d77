import type { AxeResult } from '../../tests/support/checkLook';

interface Annotation {
  type: string;
  description?: string;
}

interface Try {
  /** `passed`, `failed`, `timedOut` … */
  status: string;
  annotations?: Annotation[];
}

interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: Try[] }[] }[];
}

/** What Playwright's JSON reporter writes, as far as it is read. */
export interface Report {
  suites: Suite[];
}

/** Type of the annotations that `tests/support/checkLook.ts` writes. */
const TYPE = 'axe';

function readTry({ status, annotations = [] }: Try): AxeResult[] {
  const results = annotations
    .filter(({ type }) => type === TYPE)
    .map(({ description = '' }) => JSON.parse(description) as AxeResult);
  // What failed for another reason, such as a page that is not there, says nothing of accessibility.
  return status === 'passed' || results.some(({ violations }) => violations > 0) ? results : [];
}

function readSuite({ suites = [], specs = [] }: Suite): AxeResult[] {
  const last = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.slice(-1)));
  return [...last.flatMap(readTry), ...suites.flatMap(readSuite)];
}

/** The looks at pages of runs of browser tests: of each test its last try, of each look that of the last run. */
export function readAxeResults(reports: readonly Report[]): AxeResult[] {
  const results = reports.flatMap(({ suites }) => suites.flatMap(readSuite));
  const keyOf = ({ pathname, type, look }: AxeResult) => [pathname, type, look].join(' ');
  return [...new Map(results.map((result) => [keyOf(result), result])).values()];
}
