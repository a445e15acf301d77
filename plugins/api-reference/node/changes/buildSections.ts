import type { ApiDocumentChanges } from '../../types';
import { toKebab } from '../pages/names';
import type { ApiPagePlan } from '../pages/planPages';
import { buildChangeList } from './changeList';
import { adviceText, linkTo } from './changeText';
import { CHANGES_PAGE, labelOf, type ApiHistory, type ApiStep } from './history';
import { createRowHref } from './rowHref';

type ToMarkdown = (text: string) => string;

/** Heading of a component on the page of all changes. */
export function changesAnchor(name: string): string {
  return toKebab(name);
}

/** What became of the component or hook as a whole. */
function describeWhole(
  { change, advice }: ApiDocumentChanges,
  step: ApiStep,
  toMarkdown: ToMarkdown,
): string {
  const to = labelOf(step.newer.id);
  const more = adviceText(advice, toMarkdown);
  const sentences = {
    added: `New in version ${to}.`,
    removed: `Version ${to} does not have it.`,
    deprecated: `Deprecated since version ${to}.`,
    changed: '',
  };
  return [sentences[change], change === 'added' ? '' : more].filter(Boolean).join(' ');
}

function buildSection(
  title: string,
  changes: ApiDocumentChanges,
  step: ApiStep,
  viewer: string,
  toMarkdown: ToMarkdown,
): string[] {
  const [from, to] = [labelOf(step.older.id), labelOf(step.newer.id)];
  const hrefOf = createRowHref(step, changes.name, viewer);
  const page = `${step.newer.apiPath}/${CHANGES_PAGE}#${changesAnchor(changes.name)}`;
  return [
    `## ${title}`,
    describeWhole(changes, step, toMarkdown),
    buildChangeList(changes.changes, { from, to, hrefOf, toMarkdown }),
    linkTo(page, `All changes from version ${from} to ${to}`),
  ].filter(Boolean);
}

/**
 * What the page of a component or hook tells of the version before its own and of the one after it (issue 4 point 5):
 * "Changes since version 7", "Changed in version 9". Nothing where nothing changed.
 *
 * @param versionId version of the page
 * @param toMarkdown texts of the library for a page, links resolved
 */
export function buildSections(
  { document, pathname }: ApiPagePlan,
  versionId: string,
  { steps }: ApiHistory,
  toMarkdown: ToMarkdown,
): string[] {
  const find = (step: ApiStep | undefined) => step?.changes.find(({ name }) => name === document.name);
  const last = steps.find(({ newer }) => newer.id === versionId);
  const next = steps.find(({ older }) => older.id === versionId);
  const since = find(last);
  const later = find(next);
  return [
    ...(last && since
      ? buildSection(`Changes since version ${labelOf(last.older.id)}`, since, last, pathname, toMarkdown)
      : []),
    ...(next && later
      ? buildSection(
          `${later.change === 'removed' ? 'Removed' : 'Changed'} in version ${labelOf(next.newer.id)}`,
          later,
          next,
          pathname,
          toMarkdown,
        )
      : []),
  ];
}
