/** How much is checked: `npm test`, what CI adds to it, or everything that can be turned and switched. */
export type Level = 'quick' | 'ci' | 'full';

/**
 * What `npm test` builds besides the fixture, so that it ends within ten minutes: the product with the most pages. CI
 * builds all products in all versions.
 */
const QUICK_PRODUCTS = ['material-ui@9'];

/** None stands for all. */
export function productsOf(level: Level): string[] {
  return level === 'quick' ? QUICK_PRODUCTS : [];
}
