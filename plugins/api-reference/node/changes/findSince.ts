import type { ApiDocument } from '../../types';
import { listItems, type ApiItem } from './listItems';

/** A documented version of a product. */
export interface ApiVersion {
  /** Folder of the version, for example `v9`. */
  id: string;
  documents: readonly ApiDocument[];
}

/** Names of props, each with the version since which it exists; props of parts by `Select.Trigger/disabled`. */
export type SinceProps = Map<string, string>;

function propKey({ name, owner }: ApiItem): string {
  return owner === undefined ? name : `${owner}/${name}`;
}

function listProps(document: ApiDocument): string[] {
  return listItems(document)
    .flatMap((item) => [item, ...(item.items ?? [])])
    .filter(({ subject }) => subject === 'prop' || subject === 'option')
    .map(propKey);
}

function propsByName({ documents }: ApiVersion): Map<string, ReadonlySet<string>> {
  return new Map(documents.map((document) => [document.name, new Set(listProps(document))]));
}

/**
 * Since which documented version the props of the newest version exist (issue 4 point 5), by component or hook. A
 * prop that a version between lacks counts from its return; one that the oldest version has may be older than that.
 *
 * @param versions from the oldest to the newest
 */
export function findSince(versions: readonly ApiVersion[]): Map<string, SinceProps> {
  const byVersion = versions.map((version) => ({ id: version.id, names: propsByName(version) }));
  const newest = byVersion.at(-1);
  const result = new Map<string, SinceProps>();
  for (const [name, props] of newest?.names ?? []) {
    const sinceOf = (prop: string): string => {
      const lacking = byVersion.findLastIndex(({ names }) => !names.get(name)?.has(prop));
      return byVersion[lacking + 1]?.id ?? '';
    };
    result.set(name, new Map([...props].map((prop) => [prop, sinceOf(prop)])));
  }
  return result;
}
