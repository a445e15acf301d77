import type ts from 'typescript';
import type { ApiComponent, ApiSection } from '../../../types';
import type { ApiProgram } from '../../extract/program';
import { buildFunction } from './buildFunction';
import { buildSection } from './buildSection';
import { describeEntry, isComponentName } from './describeEntry';
import { describePart, readPages } from './describePart';
import type { FindLists } from './findLists';
import type { BaseUiEntry } from './listEntries';
import { renameSection, type Renames } from './renameParts';

type Parts = ReadonlyMap<string, ts.Symbol>;

const EMPTY: ApiSection = {
  props: [],
  inherited: [],
  slots: [],
  classes: [],
  dataAttributes: [],
  cssVariables: [],
  spread: false,
};

/** A component without parts, such as Button. */
export function buildSingle(entry: BaseUiEntry, find: FindLists, api: ApiProgram): ApiComponent {
  const { name, symbol } = entry;
  return {
    kind: 'component',
    ...describeEntry(entry, api),
    ...describePart(symbol),
    pages: readPages(symbol),
    propsType: `${name}.Props`,
    ...buildSection(symbol, find(name, symbol), api),
    parts: [],
  };
}

/** Pages that the component's own parts name; those that it borrows from another component name that one's. */
function listPages(name: string, parts: Parts): string[] {
  const own = [...parts.values()].filter((symbol) => symbol.name.startsWith(name));
  return [...new Set(own.flatMap(readPages))];
}

interface Context {
  find: FindLists;
  renames: Renames;
}

/** A component of parts, such as Select, with its functions, such as `Dialog.createHandle`. */
export function buildCompound(
  entry: BaseUiEntry,
  parts: Parts,
  { find, renames }: Context,
  api: ApiProgram,
): ApiComponent {
  const { name } = entry;
  const isCallable = (symbol: ts.Symbol) =>
    api.checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
  const components = [...parts].filter(([part, symbol]) => isComponentName(part) && isCallable(symbol));
  const functions = [...parts].filter(([part]) => !isComponentName(part));
  const called = functions.flatMap(([part, symbol]) => buildFunction(`${name}.${part}`, symbol, api) ?? []);
  return {
    kind: 'component',
    ...describeEntry(entry, api),
    pages: listPages(name, parts),
    ...EMPTY,
    parts: components.map(([part, symbol]) => ({
      name: `${name}.${part}`,
      ...describePart(symbol),
      ...renameSection(buildSection(symbol, find(`${name}${part}`, symbol), api), renames),
    })),
    ...(called.length > 0 ? { functions: called } : {}),
  };
}
