import { limitsOf, matchPathname } from './readBudgets';
import { MEASURES, type Budgets, type Comparison, type Exception, type MeasuredPage } from './types';

/** How much of its limit a measure takes, 1 for all of it. */
export function shareOf({ figure, limit }: Comparison): number {
  return limit === 0 ? (figure === 0 ? 0 : Infinity) : figure / limit;
}

/** Each measure of each page beside its limit, the worst first. */
export function comparePages(pages: readonly MeasuredPage[], budgets: Budgets): Comparison[] {
  return pages
    .flatMap((page) => {
      const limits = limitsOf(budgets, page.pathname, page.type);
      return MEASURES.map((measure) => ({
        page,
        measure,
        figure: page.figures[measure],
        limit: limits[measure] ?? Infinity,
      }));
    })
    .sort((a, b) => shareOf(b) - shareOf(a));
}

/** Those that are over their limit. */
export function findOver(comparisons: readonly Comparison[]): Comparison[] {
  return comparisons.filter(({ figure, limit }) => figure > limit);
}

/** Exceptions without which each of their pages would keep to its budget; of pages that are not there, nothing is known. */
export function findUnneeded(pages: readonly MeasuredPage[], budgets: Budgets): Exception[] {
  return budgets.exceptions.filter((exception) => {
    const others = { ...budgets, exceptions: budgets.exceptions.filter((each) => each !== exception) };
    // What only a browser measures is not known here.
    if (Object.keys(exception.limits).some((name) => !(MEASURES as readonly string[]).includes(name)))
      return false;
    const own = pages.filter(({ pathname }) => matchPathname(exception.pages)(pathname));
    return own.length > 0 && findOver(comparePages(own, others)).length === 0;
  });
}
