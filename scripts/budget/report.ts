import { comparePages, shareOf } from './compare';
import {
  MEASURES,
  PAGE_TYPES,
  type Budgets,
  type Comparison,
  type MeasuredPage,
  type Measure,
} from './types';
import { limitsOf } from './readBudgets';

/** What to look at when a measure is over its limit. */
const ADVICE: Record<Measure, string> = {
  html: 'a long page: split it, or let "iframe" demos keep their markup apart; styles that repeat at each demo',
  script:
    'an import that the first load does not need: fetch it with import() on first use; what came into the main script is in all pages',
  style: 'a style sheet of what only some pages show: move it to where its component is imported',
  font: 'a rule that gives a page a family, or a weight in a file of its own, that it did not have',
  requests:
    'scripts that are always asked for together: name one chunk for them; pictures without loading="lazy"',
  nodes: 'rows or marks that can be drawn when they are asked for; wrappers around each item of a long list',
};

const UNITS: Record<Measure, string> = {
  html: ' kB',
  script: ' kB',
  style: ' kB',
  font: ' kB',
  requests: '',
  nodes: '',
};

const HEADINGS = ['html kB', 'script kB', 'style kB', 'font kB', 'requests', 'nodes', 'of budget'];

/** Rows of a type that are shown unless all are asked for. */
const SHOWN = 3;

const toCells = (cells: readonly string[]) => cells.map((cell) => cell.padStart(11)).join('');

function worstShares(comparisons: readonly Comparison[]): Map<MeasuredPage, Comparison> {
  const worst = new Map<MeasuredPage, Comparison>();
  // The first one of a page is its worst.
  for (const each of comparisons) if (!worst.has(each.page)) worst.set(each.page, each);
  return worst;
}

function formatRow(page: MeasuredPage, worst: Comparison): string {
  const figures = MEASURES.map((measure) => String(page.figures[measure]));
  const share = `${Math.round(shareOf(worst) * 100)} % ${worst.figure > worst.limit ? '!' : ' '}`;
  return `${toCells([...figures, share])}  ${page.pathname}`;
}

/** A table of all pages, by type, those that take most of their budget first; of each type the first ones, or all. */
export function formatTable(pages: readonly MeasuredPage[], budgets: Budgets, all = false): string {
  const worst = worstShares(comparePages(pages, budgets));
  const tables = PAGE_TYPES.flatMap((type) => {
    const rows = [...worst].filter(([page]) => page.type === type);
    if (rows.length === 0) return [];
    const limits = budgets.types[type];
    const shown = all ? rows : rows.slice(0, SHOWN);
    return [
      [
        `${type}: ${rows.length} ${rows.length === 1 ? 'page' : 'pages'}`,
        `${toCells(HEADINGS)}  page`,
        `${toCells([...MEASURES.map((measure) => String(limits[measure] ?? '')), ''])}  (limit)`,
        ...shown.map(([page, comparison]) => formatRow(page, comparison)),
      ].join('\n'),
    ];
  });
  return tables.join('\n\n');
}

function formatOver({ page, measure, figure, limit }: Comparison): string {
  return `  ${page.pathname} (${page.type}): ${measure} ${figure}${UNITS[measure]}, limit ${limit}${UNITS[measure]}`;
}

/** What is over budget, with what to look at for each measure. */
export function formatFailure(over: readonly Comparison[]): string {
  const pages = new Set(over.map(({ page }) => page)).size;
  const measures = MEASURES.filter((measure) => over.some((each) => each.measure === measure));
  return [
    `${pages} ${pages === 1 ? 'page is' : 'pages are'} over budget (budgets.json):`,
    ...over.map(formatOver),
    'Look for:',
    ...measures.map((measure) => `  ${measure}: ${ADVICE[measure]}`),
    'A page that has to be larger gets a row under "exceptions" in budgets.json, with a reason.',
  ].join('\n');
}

/** The pages as data, with their limits. */
export function toJson(pages: readonly MeasuredPage[], budgets: Budgets): string {
  const rows = pages.map((page) => ({ ...page, limits: limitsOf(budgets, page.pathname, page.type) }));
  return JSON.stringify(rows, null, 1);
}
