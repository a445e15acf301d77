import type { ApiDocument, ApiDocumentChanges } from '../../types';
import type { ApiPagePlan } from '../pages/planPages';
import { diffApi } from './diffApi';
import { findSince } from './findSince';

/** A documented version of a product with the pages that it gets. */
export interface HistoryVersion {
  /** Folder of the version, for example `v9`. */
  id: string;
  /** Path of its API pages with the version segment. */
  apiPath: string;
  plans: readonly ApiPagePlan[];
  /** The newest, whatever its number: `v1` of Base UI follows `v5-beta`. */
  current?: boolean;
}

/** What changed from a version to the next one that is documented. */
export interface ApiStep {
  older: HistoryVersion;
  newer: HistoryVersion;
  changes: ApiDocumentChanges[];
}

/** All documented versions of a product, from the oldest to the newest, and the steps between them. */
export interface ApiHistory {
  versions: HistoryVersion[];
  steps: ApiStep[];
}

/** Name of the page with all changes, below the path of a version's API pages. */
export const CHANGES_PAGE = 'changes';

/** Version as readers call it: `v9` is 9, `v5-beta` is 5 beta. */
export function labelOf(id: string): string {
  return id.replace(/^v(?=\d)/, '').replaceAll('-', ' ');
}

function documentsOf({ plans }: HistoryVersion): ApiDocument[] {
  return plans.map(({ document }) => document);
}

/** The history of a product, whose versions may come in any order. */
export function createHistory(versions: readonly HistoryVersion[]): ApiHistory {
  const sorted = [...versions].sort(
    (a, b) =>
      Number(a.current ?? false) - Number(b.current ?? false) ||
      a.id.localeCompare(b.id, 'en', { numeric: true }),
  );
  const steps = sorted.slice(1).map((newer, index): ApiStep => {
    const older = sorted[index] ?? newer;
    return { older, newer, changes: diffApi(documentsOf(older), documentsOf(newer)) };
  });
  return { versions: sorted, steps };
}

/** The steps up to a version, the last one first. */
export function stepsUpTo({ versions, steps }: ApiHistory, id: string): ApiStep[] {
  const index = versions.findIndex((version) => version.id === id);
  return steps.slice(0, Math.max(0, index)).reverse();
}

/** Since which version each prop of a version exists, by component or hook; see `findSince`. */
export function sinceOf({ versions }: ApiHistory, id: string): ReturnType<typeof findSince> {
  const index = versions.findIndex((version) => version.id === id);
  return findSince(
    versions.slice(0, index + 1).map((version) => ({ id: version.id, documents: documentsOf(version) })),
  );
}

/**
 * Makes the function that labels props which an earlier documented version lacks, for example by `9`. A component that
 * is new itself says so once, not at each prop.
 */
export function createSinceLabels(
  history: ApiHistory,
  id: string,
): (documentName: string, owner: string, prop: string) => string | undefined {
  const since = sinceOf(history, id);
  const firstWith = (name: string) =>
    history.versions.find(({ plans }) => plans.some(({ document }) => document.name === name))?.id;
  return (documentName, owner, prop) => {
    const key = owner === documentName ? prop : `${owner}/${prop}`;
    const version = since.get(documentName)?.get(key);
    return version === undefined || version === firstWith(documentName) ? undefined : labelOf(version);
  };
}
