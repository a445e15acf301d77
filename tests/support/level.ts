/** Whether this is `npm test`, without `--ci` or `--full`. */
export const IS_QUICK = process.env.TEST_LEVEL === 'quick';

/** Whether this is `npm run test:full`. */
export const IS_FULL = process.env.TEST_LEVEL === 'full';

/** Details of a test that looks at the same pages in another way: `npm test` leaves it to CI (`npm test -- --ci`). */
export const CI_ONLY = { tag: '@ci' };

/** Of a test in one color mode: what light mode shows, dark mode mostly shows again. */
export function inMode(colorScheme: 'light' | 'dark'): { tag?: string } {
  return colorScheme === 'dark' ? CI_ONLY : {};
}

/** Of a list of alike cases each fourth, from the first on: `npm test` leaves the others to CI. */
export function sampled<Case>(cases: readonly Case[]): readonly Case[] {
  return IS_QUICK ? cases.filter((_, index) => index % 4 === 0) : cases;
}
