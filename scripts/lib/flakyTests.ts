/** What is used of the results that Playwright's JSON reporter writes. */
export interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightSpec {
  file: string;
  line: number;
  title: string;
  tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Lines of a message that are shown: what was expected where, without the call log. */
const SHOWN = 6;

function tell({ file, line, title, tests }: PlaywrightSpec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []));
  const message = (errors[0]?.message ?? '').replace(ESCAPES, '').split('\n').filter(Boolean).slice(0, SHOWN);
  return [`Passed at the second try: ${file}:${line} ${title}`, ...message.map((each) => `  ${each}`)].join(
    '\n',
  );
}

/** Tests that needed a second try, each with its place, its title, and what went wrong at the first one. */
export function listFlaky(suites: readonly PlaywrightSuite[] = []): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(tell),
    ...listFlaky(suite.suites),
  ]);
}
