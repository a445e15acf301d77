import type { ApiDocument, ApiDocumentChanges } from '../../types';
import { compareItems } from './compareItems';
import { listItems } from './listItems';

function diffDocument(
  older: ApiDocument | undefined,
  newer: ApiDocument | undefined,
): ApiDocumentChanges | null {
  const document = newer ?? older;
  if (!document) return null;
  const { name, kind } = document;
  if (!newer) {
    const advice = document.deprecated ? { advice: document.deprecated } : {};
    return { name, kind, change: 'removed', ...advice, changes: [] };
  }
  if (!older) return { name, kind, change: 'added', changes: [] };
  const changes = compareItems(listItems(older), listItems(newer));
  if (newer.deprecated !== undefined && older.deprecated === undefined) {
    return {
      name,
      kind,
      change: 'deprecated',
      ...(newer.deprecated && { advice: newer.deprecated }),
      changes,
    };
  }
  return changes.length > 0 ? { name, kind, change: 'changed', changes } : null;
}

/**
 * What changed from one version of a library to another (issue 4 point 5), by name of the component or hook; what
 * did not change is left out. Types and defaults that are only typed in another way are no change.
 */
export function diffApi(older: readonly ApiDocument[], newer: readonly ApiDocument[]): ApiDocumentChanges[] {
  const before = new Map(older.map((document) => [document.name, document]));
  const after = new Map(newer.map((document) => [document.name, document]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .flatMap((name) => diffDocument(before.get(name), after.get(name)) ?? []);
}
