import type { ApiChange, ApiChangeSubject, ApiDocument } from '../../types';
import { listAnchors } from '../pages/buildTables';
import { rowId, toKebab, type RowKind } from '../pages/names';
import type { ApiPagePlan } from '../pages/planPages';
import type { ApiStep, HistoryVersion } from './history';

const ROW_KINDS: Record<Exclude<ApiChangeSubject, 'part' | 'function'>, RowKind> = {
  prop: 'prop',
  slot: 'slot',
  class: 'classes',
  dataAttribute: 'data',
  cssVariable: 'css',
  parameter: 'parameter',
  option: 'option',
  return: 'return',
};

const known = new WeakMap<ApiDocument, ReadonlySet<string>>();

/** Anchors of a document's rows and parts. */
function anchorsOf(document: ApiDocument): ReadonlySet<string> {
  const parts = document.kind === 'component' ? document.parts : [];
  const anchors =
    known.get(document) ?? new Set([...listAnchors(document), ...parts.map(({ name }) => toKebab(name))]);
  known.set(document, anchors);
  return anchors;
}

function findPlan({ plans }: HistoryVersion, name: string): ApiPagePlan | undefined {
  return plans.find(({ document }) => document.name === name);
}

/**
 * Makes the function that finds the row of what changed of a component or hook: on the newer version's page, or on the
 * older one's for what is gone. It has no address where no page has such a row.
 *
 * @param viewer pathname of the page that links
 */
export function createRowHref(
  { older, newer }: ApiStep,
  name: string,
  viewer: string,
): (change: ApiChange) => string | undefined {
  return (change) => {
    const plan = findPlan(change.kind === 'removed' ? older : newer, name);
    if (!plan) return undefined;
    const { subject } = change;
    const anchor =
      subject === 'part' || subject === 'function'
        ? toKebab(change.name)
        : rowId(change.owner ?? name, ROW_KINDS[subject], change.name);
    if (!anchorsOf(plan.document).has(anchor)) return undefined;
    return plan.pathname === viewer ? `#${anchor}` : `${plan.pathname}#${anchor}`;
  };
}
