import type { AxeResult } from '../../tests/support/checkLook';

interface Annotation {
  type: string;
  description?: string;
}

interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: { annotations?: Annotation[] }[] }[] }[];
}

/** What Playwright's JSON reporter writes, as far as it is read. */
export interface Report {
  suites: Suite[];
}

/** Type of the annotations that `tests/support/checkLook.ts` writes. */
const TYPE = 'axe';

/** The looks at pages of a run of browser tests: of each test its last try. */
export function readAxeResults({ suites }: Report): AxeResult[] {
  const readSuite = ({ suites: inner = [], specs = [] }: Suite): Annotation[] => [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.at(-1)?.annotations ?? [])),
    ...inner.flatMap(readSuite),
  ];
  return suites
    .flatMap(readSuite)
    .filter(({ type }) => type === TYPE)
    .map(({ description = '' }) => JSON.parse(description) as AxeResult);
}
