import type { IndexEntry } from '../../../plugins/search/types';
import type { Build } from '../openBuild';

/** Data of the list of a version's API pages, no more than is read here. */
interface ApiList {
  pathname: string;
  entries: { name: string; pathname: string }[];
}

function parse<Value>(text: string | undefined): Value | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Value);
}

/** Where a product-version has its API pages: below its path, or at a prefix of its own. */
function apiPaths({ prefixes }: IndexEntry): string[] {
  return prefixes.flatMap((prefix) => [`${prefix}/api`, prefix]);
}

/** The API pages of a product-version by the names of components and hooks; none where it has none. */
export function readApiList(version: IndexEntry, build: Build): ApiList['entries'] {
  const lists = apiPaths(version).map((pathname) => parse<Partial<ApiList>>(build.read(`${pathname}.json`)));
  return lists.flatMap((list) => list?.entries ?? []);
}

/** Data of a product's API changes. */
export interface ChangesData {
  versions: { id: string; label: string }[];
  steps: { from: string; to: string; changes: { name: string; change: string }[] }[];
}

/** What changed between the versions of a product; `undefined` where it has one documented version. */
export function readChanges(version: IndexEntry, build: Build): ChangesData | undefined {
  const found = apiPaths(version).map((pathname) =>
    parse<ChangesData>(build.read(`${pathname}/changes.json`)),
  );
  return found.find((data) => data !== undefined);
}
