/** Whether this is `npm test`, without `--ci` or `--full`. */
export const IS_QUICK = process.env.TEST_LEVEL === 'quick';

/** Whether this is `npm run test:full`. */
export const IS_FULL = process.env.TEST_LEVEL === 'full';

/** Details of a test that looks at the same pages in another way: `npm test` leaves it to CI (`npm test -- --ci`). */
export const CI_ONLY = { tag: '@ci' };

/** Of a test in one color mode: what light mode shows, dark mode mostly shows again. It is left to `npm run test:full`. */
export function inMode(colorScheme: 'light' | 'dark'): { tag?: string } {
  return colorScheme === 'dark' ? { tag: '@full' } : {};
}

/** Of a list of alike cases, one in how many a level takes; `npm run test:full` takes all. */
const ONE_IN = { quick: 5, ci: 3, full: 1 };

/** Some of a list of alike cases, from the first on: the others are left to higher levels. */
export function sampled<Case>(cases: readonly Case[]): readonly Case[] {
  const step = ONE_IN[(process.env.TEST_LEVEL ?? 'full') as keyof typeof ONE_IN];
  return cases.filter((_, index) => index % step === 0);
}
