import {
  PAGE_LOOKS,
  PAGE_KINDS,
  type PageLook,
  type PageResults,
  type PageKind,
} from '../../src/build/accessibility/types';
import type { AxeResult } from '../../tests/support/checkLook';

const sum = (results: readonly AxeResult[]) =>
  results.reduce((total, { violations }) => total + violations, 0);

/** Violations of one type of page by look; only looks that were taken. */
function sumLooks(results: readonly AxeResult[]): Partial<Record<PageLook, number>> {
  const taken = PAGE_LOOKS.filter((look) => results.some((result) => result.look === look));
  return Object.fromEntries(taken.map((look) => [look, sum(results.filter((one) => one.look === look))]));
}

/**
 * What `docs/accessibility.json` has of a run.
 *
 * @param run version of axe-core, day, and how many pages the site has
 */
export function mergeResults(
  results: readonly AxeResult[],
  { axe, day, all }: { axe: string; day: string; all: number },
): PageResults {
  const pages = results.filter(({ type }) => type === undefined);
  const isOf = (type: PageKind) => results.filter((result) => result.type === type);
  const types = PAGE_KINDS.filter((type) => isOf(type).length > 0);
  return {
    axe,
    checked: day,
    pages: { checked: new Set(pages.map(({ pathname }) => pathname)).size, all, violations: sum(pages) },
    types: Object.fromEntries(types.map((type) => [type, sumLooks(isOf(type))])),
  };
}
