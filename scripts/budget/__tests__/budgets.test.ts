import committed from '../../../budgets.json';
import { comparePages, findOver, findUnneeded } from '../compare';
import { limitsOf, matchPathname, readBudgets } from '../readBudgets';
import { formatFailure, formatTable } from '../report';
import { PAGE_TYPES, type Budgets, type Exception, type MeasuredPage } from '../types';

const LIMITS = { html: 40, script: 100, style: 10, font: 60, requests: 20, nodes: 1000 };

function createBudgets(exceptions: Exception[] = []): Budgets {
  const types = Object.fromEntries(PAGE_TYPES.map((type) => [type, LIMITS]));
  return readBudgets({ types, exceptions });
}

function createPage(pathname: string, figures: Partial<MeasuredPage['figures']> = {}): MeasuredPage {
  return { pathname, type: 'component', figures: { ...LIMITS, html: 20, ...figures } };
}

const grid: Exception = { pages: '/x/react-data-grid*', limits: { html: 60 }, reason: 'Rows of a table' };

describe('readBudgets', () => {
  it('takes the file of this repository', () => {
    expect(() => readBudgets(committed)).not.toThrow();
  });

  it('names everything that is wrong with the file at once', () => {
    const { home: _home, ...others } = createBudgets().types;
    const types = { ...others, pages: LIMITS, api: { js: 1 }, guide: { html: '40' } };
    const exceptions = [{ pages: 'x', limits: {} }];
    const text = ((): string => {
      try {
        readBudgets({ types, exceptions });
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(text.split('\n').slice(1)).toEqual([
      '  types.home has no limits',
      '  types.api names "js". Valid are: html, script, style, font, requests, nodes, scriptWithDemos, requestsWithDemos',
      '  types.guide: "html" is not a number',
      expect.stringContaining('types.pages is no type of page'),
      expect.stringContaining('exceptions[0] has no "pages"'),
      '  exceptions[0] has no "reason"',
      '  exceptions[0] has no limits',
    ]);
  });
});

describe('limitsOf', () => {
  it('puts the limits of exceptions in place of those of the type', () => {
    const budgets = createBudgets([
      grid,
      { ...grid, pages: '/x/react-data-grid/rows', limits: { html: 80 } },
    ]);
    expect(limitsOf(budgets, '/x/react-data-grid', 'component')).toEqual({ ...LIMITS, html: 60 });
    expect(limitsOf(budgets, '/x/react-data-grid/rows', 'component').html).toBe(80);
    expect(limitsOf(budgets, '/ui/react-button', 'component')).toEqual(LIMITS);
  });

  it('takes all but the star literally', () => {
    expect(matchPathname('/a.b/*')('/a.b/c')).toBe(true);
    expect(matchPathname('/a.b/*')('/axb/c')).toBe(false);
    expect(matchPathname('*')('/')).toBe(true);
  });
});

describe('comparePages', () => {
  const heavy = createPage('/ui/react-table', { html: 50, nodes: 1500 });
  const gridPage = createPage('/x/react-data-grid', { html: 55 });

  it('finds what is over, the worst first', () => {
    const over = findOver(
      comparePages([createPage('/ui/react-button'), heavy, gridPage], createBudgets([grid])),
    );
    expect(over.map(({ page, measure, figure, limit }) => [page.pathname, measure, figure, limit])).toEqual([
      ['/ui/react-table', 'nodes', 1500, 1000],
      ['/ui/react-table', 'html', 50, 40],
    ]);
  });

  it('finds exceptions that their pages do not need', () => {
    expect(findUnneeded([gridPage], createBudgets([grid]))).toEqual([]);
    expect(findUnneeded([createPage('/x/react-data-grid')], createBudgets([grid]))).toEqual([grid]);
    // Of pages that were not built, nothing is known.
    expect(findUnneeded([heavy], createBudgets([grid]))).toEqual([]);
  });

  it('says of each page its type, measure, figure and limit, and what to look at', () => {
    const text = formatFailure(findOver(comparePages([heavy], createBudgets())));
    expect(text).toContain('1 page is over budget');
    expect(text).toContain('/ui/react-table (component): html 50 kB, limit 40 kB');
    expect(text).toContain('/ui/react-table (component): nodes 1500, limit 1000');
    expect(text).toMatch(/nodes: .+\n/);
    expect(text).not.toMatch(/^ {2}font:/m);
  });

  it('shows the worst pages of each type, or all', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name, index) => createPage(`/ui/${name}`, { html: 41 + index }));
    expect(formatTable(pages, createBudgets())).not.toContain('/ui/a');
    expect(formatTable(pages, createBudgets()).indexOf('/ui/d')).toBeLessThan(
      formatTable(pages, createBudgets(), true).indexOf('/ui/a'),
    );
  });
});
