import type { ApiChange, ApiDocument, ApiDocumentChanges } from '../../../types';
import { diffApi } from '../diffApi';
import type { HistoryVersion } from '../history';

/** Names of components and hooks of an earlier version, each with the name of the newer one's. */
export type NameMap = Readonly<Record<string, string>>;

/** Two versions of a product to compare, and what no types tell of them. */
export interface MigrationInput {
  older: HistoryVersion;
  newer: HistoryVersion;
  /** The same thing under another name: the two are compared. */
  renamed?: NameMap;
  /** What to use in place of what is gone. */
  replaced?: NameMap;
  /** Begins the anchors of headings. */
  prefix: string;
}

/** Differences of two versions, by name of the component or hook in the newer one. */
export interface Comparison {
  changes: ApiDocumentChanges[];
  /** Newer names to older ones, of what was renamed. */
  formerNames: ReadonlyMap<string, string>;
}

function documentsOf({ plans }: HistoryVersion): ApiDocument[] {
  return plans.map(({ document }) => document);
}

/** Whether something changed only as the name of its component did: `PickersDayClasses` is `PickerDayClasses`. */
function followsName({ kind, from, to }: ApiChange, formerName: string, name: string): boolean {
  return (kind === 'type' || kind === 'className') && from?.replaceAll(formerName, name) === to;
}

function withoutFollowers(changes: ApiDocumentChanges, formerName: string | undefined): ApiDocumentChanges {
  if (formerName === undefined) return changes;
  const own = changes.changes.filter((change) => !followsName(change, formerName, changes.name));
  return { ...changes, changes: own };
}

/**
 * Compares two versions, those documents with each other that a rename joins. What changed with its name alone did not
 * change.
 */
export function compareVersions({ older, newer, renamed = {} }: MigrationInput): Comparison {
  const formerNames = new Map(Object.entries(renamed).map(([from, to]) => [to, from]));
  const before = documentsOf(older).map((document) => ({
    ...document,
    name: renamed[document.name] ?? document.name,
  }));
  const changes = diffApi(before, documentsOf(newer))
    .map((each) => withoutFollowers(each, formerNames.get(each.name)))
    .filter(({ change, changes: own }) => change !== 'changed' || own.length > 0);
  return { changes, formerNames };
}
