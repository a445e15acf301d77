import type ts from 'typescript';
import type { ApiDocument } from '../../../types';
import type { ApiProgram } from '../../extract/program';
import { buildCompound, buildSingle } from './buildComponent';
import { buildFunction } from './buildFunction';
import { describeEntry, isComponentName } from './describeEntry';
import { readPages } from './describePart';
import { createListFinder, type FindLists } from './findLists';
import { listEntries, type BaseUiEntry } from './listEntries';
import { listParts } from './listExports';
import { mergeNames, nameTypes } from './nameTypes';
import { listRenames } from './renameParts';

export { findEntryFiles } from './listEntries';

/** The components of an entry by the name that a reader writes: its parts, or itself. */
function listNamed(entry: BaseUiEntry, api: ApiProgram): Map<string, ts.Symbol> {
  const parts = listParts(api, entry.symbol);
  return new Map(
    parts
      ? [...parts].map(([part, symbol]) => [`${entry.name}.${part}`, symbol])
      : [[entry.name, entry.symbol]],
  );
}

interface Surroundings {
  find: FindLists;
  all: ReadonlyMap<string, ts.Symbol>;
}

function buildDocument(entry: BaseUiEntry, around: Surroundings, api: ApiProgram): ApiDocument | undefined {
  const parts = listParts(api, entry.symbol);
  if (parts) {
    const renames = listRenames(listNamed(entry, api), around.all);
    return buildCompound(entry, parts, { find: around.find, renames }, api);
  }
  if (isComponentName(entry.name)) {
    return buildSingle(entry, around.find, api);
  }
  const built = buildFunction(entry.name, entry.symbol, api);
  return built && { kind: 'hook', ...describeEntry(entry, api), pages: readPages(entry.symbol), ...built };
}

/**
 * The API of `@base-ui/react` (issue 4, point 1), one document a component, hook or utility, sorted by name. `api` is a
 * program of the files that `findEntryFiles` lists. Only declarations are read, never the reference that the package
 * ships: that is what the result is tested against.
 */
export function extractBaseUi(api: ApiProgram): ApiDocument[] {
  const entries = listEntries(api).map((entry) => ({ entry, named: listNamed(entry, api) }));
  const around = {
    find: createListFinder(api),
    all: new Map(entries.flatMap(({ named }) => [...named])),
  };
  const everywhere = mergeNames(entries.map(({ named }) => nameTypes(named, api)));
  const documents = entries.flatMap(({ entry, named }) => {
    const typeNames = new Map([...everywhere, ...nameTypes(named, api)]);
    return buildDocument(entry, around, { ...api, typeNames }) ?? [];
  });
  return documents.sort((a, b) => (a.name < b.name ? -1 : 1));
}
