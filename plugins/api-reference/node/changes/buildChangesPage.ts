import type { ApiChangesData, ApiDocumentChanges } from '../../types';
import { quoteYaml } from '../pages/markdownText';
import { buildChangeList } from './changeList';
import { linkTo } from './changeText';
import { changesAnchor } from './buildSections';
import { buildSummaryTable } from './buildSummaryTable';
import {
  CHANGES_PAGE,
  labelOf,
  sinceOf,
  stepsUpTo,
  type ApiHistory,
  type ApiStep,
  type HistoryVersion,
} from './history';
import { createRowHref } from './rowHref';

export interface ChangesPageInput {
  productId: string;
  /** As readers call it: `Material UI`. */
  productName: string;
  /** Version of the page. */
  versionId: string;
  history: ApiHistory;
}

/** Installed versions of the packages that a product-version documents. */
function packagesOf({ plans }: HistoryVersion): Record<string, string> {
  return Object.fromEntries(plans.map(({ document }) => [document.package, document.version]));
}

function libraryNames(version: HistoryVersion): string {
  return Object.entries(packagesOf(version))
    .map(([name, installed]) => `${name} ${installed}`)
    .join(', ');
}

/** Links to the pages of a component or hook in both versions, as far as they have one. */
function buildPageLinks(name: string, step: ApiStep): string {
  return [step.newer, step.older]
    .flatMap(({ id, plans }) => {
      const plan = plans.find(({ document }) => document.name === name);
      return plan ? [linkTo(plan.pathname, `${name} in version ${labelOf(id)}`)] : [];
    })
    .join(' · ');
}

function buildComponent(
  changes: ApiDocumentChanges,
  step: ApiStep,
  viewer: string,
  isLast: boolean,
): string[] {
  const { name, change } = changes;
  const [from, to] = [labelOf(step.older.id), labelOf(step.newer.id)];
  const anchor = isLast ? changesAnchor(name) : `${changesAnchor(name)}-${step.newer.id}`;
  const whole = {
    added: `New in version ${to}.`,
    removed: 'Removed.',
    deprecated: 'Deprecated.',
    changed: '',
  };
  const hrefOf = createRowHref(step, name, viewer);
  return [
    `### ${name} {#${anchor}}`,
    whole[change],
    buildChangeList(changes.changes, { from, to, hrefOf }),
    buildPageLinks(name, step),
  ].filter(Boolean);
}

function buildStep(step: ApiStep, viewer: string, isLast: boolean): string[] {
  const [from, to] = [labelOf(step.older.id), labelOf(step.newer.id)];
  return [
    `## From version ${from} to ${to} {#version-${to}}`,
    `The types of ${libraryNames(step.newer)}, compared with those of ${libraryNames(step.older)}.`,
    step.changes.length > 0 ? buildSummaryTable(step.changes) : 'Nothing changed.',
    ...step.changes.flatMap((changes) => buildComponent(changes, step, viewer, isLast)),
  ];
}

function pathnameOf({ history, versionId }: ChangesPageInput): string {
  const version = history.versions.find(({ id }) => id === versionId);
  return `${version?.apiPath ?? ''}/${CHANGES_PAGE}`;
}

/**
 * The page with all that changed in the API of a product up to a version (issue 4 point 5), as Markdown; `null` where
 * no earlier version is documented.
 */
export function buildChangesPage(input: ChangesPageInput): string | null {
  const { productId, productName, versionId, history } = input;
  const steps = stepsUpTo(history, versionId);
  const [last] = steps;
  const first = steps.at(-1);
  if (!last || !first) return null;
  const range = `from version ${labelOf(first.older.id)} to ${labelOf(last.newer.id)}`;
  const summary = `What changed in the API of ${productName} ${range}, by component: props, slots, classes and more.`;
  const viewer = pathnameOf(input);
  const head = [
    '---',
    `productId: ${productId}`,
    'title: API changes',
    `description: ${quoteYaml(summary)}`,
    '---',
  ];
  const blocks = [
    head.join('\n'),
    '# API changes',
    `<p class="description">${summary}</p>`,
    `The same as data: <a href="${viewer}.json" target="_blank"><code>${viewer}.json</code></a>`,
    ...steps.flatMap((step) => buildStep(step, viewer, step === last)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The same as data, with the version since which each prop exists. */
export function buildChangesData(input: ChangesPageInput): ApiChangesData {
  const { history, versionId } = input;
  const steps = stepsUpTo(history, versionId);
  return {
    pathname: pathnameOf(input),
    versions: history.versions.slice(0, steps.length + 1).map((version) => ({
      id: version.id,
      label: labelOf(version.id),
      packages: packagesOf(version),
    })),
    steps: steps.map(({ older, newer, changes }) => ({ from: older.id, to: newer.id, changes })),
    since: Object.fromEntries(
      [...sinceOf(history, versionId)].map(([name, props]) => [name, Object.fromEntries(props)]),
    ),
  };
}
