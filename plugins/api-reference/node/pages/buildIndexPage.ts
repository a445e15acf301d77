import { formatBytes } from '../../../kit/formatBytes';
import type { ApiListData, ApiSize } from '../../types';
import type { DemoPage } from './buildFiles';
import { groupPlans } from './groups';
import { joinWords, quoteYaml } from './markdownText';
import { heading } from './pageText';
import type { ApiPagePlan } from './planPages';

export interface IndexPageInput {
  productId: string;
  /** As readers call it: `Material UI`. */
  productName: string;
  pathname: string;
  plans: readonly ApiPagePlan[];
  /** By name of the component or hook; empty where nothing was measured. */
  sizes: ReadonlyMap<string, ApiSize>;
  demoPagesOf(plan: ApiPagePlan): readonly DemoPage[];
  /** Page of all changes, of products with several versions. */
  changes?: string;
}

function link(label: string, href: string): string {
  return `[${label.replace(/[[\]|]/g, '\\$&')}](${href})`;
}

function packagesOf(plans: readonly ApiPagePlan[]): Record<string, string> {
  return Object.fromEntries(plans.map(({ document }) => [document.package, document.version]));
}

function nameCell({ document, pathname }: ApiPagePlan): string {
  return link(document.name, pathname) + (document.deprecated === undefined ? '' : ' (deprecated)');
}

function sizeCell(size: ApiSize | undefined): string {
  return size ? formatBytes((size.onTop ?? size.alone).brotli) : '';
}

/** A column with nothing in it is left out. */
function buildTable(plans: readonly ApiPagePlan[], { sizes, demoPagesOf }: IndexPageInput): string {
  const demosOf = (plan: ApiPagePlan) =>
    demoPagesOf(plan)
      .map(({ title, pathname }) => link(title, pathname))
      .join(', ');
  const columns: [title: string, line: string, cells: string[]][] = [
    ['Name', '---', plans.map(nameCell)],
    ['Shown on', '---', plans.map(demosOf)],
    ['Size', '---:', plans.map(({ document }) => sizeCell(sizes.get(document.name)))],
  ];
  const filled = columns.filter(([, , cells]) => cells.some(Boolean));
  const rows = plans.map((_, index) => filled.map(([, , cells]) => cells[index] || '–'));
  return [filled.map(([title]) => title), filled.map(([, line]) => line), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function buildSummary({ productName, plans }: IndexPageInput): string {
  const packages = Object.entries(packagesOf(plans)).map(([name, version]) => `${name} ${version}`);
  const kinds = groupPlans(plans).map(({ group }) => group.title.toLowerCase());
  return `All ${joinWords(kinds)} of ${productName}, read from the types of ${joinWords(packages)}.`;
}

/** The page that lists a product's API pages (issue 4 point 3), as Markdown. */
export function buildIndexPage(input: IndexPageInput): string {
  const { productId, plans, sizes, changes, pathname } = input;
  const summary = buildSummary(input);
  const blocks = [
    [
      '---',
      `productId: ${productId}`,
      'title: API reference',
      `description: ${quoteYaml(summary)}`,
      '---',
    ].join('\n'),
    heading(1, 'API reference'),
    `<p class="description">${summary}</p>`,
    ...(changes === undefined ? [] : [`What changed between versions: [API changes](${changes}).`]),
    ...(sizes.size > 0
      ? ['Sizes are what a component adds to a page that has the core of the library: minified, with Brotli.']
      : []),
    ...groupPlans(plans).flatMap(({ group, plans: own }) => [
      heading(2, group.title),
      buildTable(own, input),
    ]),
    `The same as data: <a href="${pathname}.json" target="_blank"><code>${pathname}.json</code></a>`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The same as data. */
export function buildIndexData({ pathname, plans, sizes }: IndexPageInput): ApiListData {
  return {
    pathname,
    packages: packagesOf(plans),
    entries: plans.map(({ document, pathname: page }) => {
      const size = sizes.get(document.name);
      const { name, kind, package: packageName, deprecated } = document;
      return {
        name,
        kind,
        package: packageName,
        pathname: page,
        ...(deprecated !== undefined && { deprecated }),
        ...(size && { size }),
      };
    }),
  };
}
