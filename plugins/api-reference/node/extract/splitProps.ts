import path from 'node:path';
import type ts from 'typescript';
import type { ApiProp } from '../../types';
import { buildProp, sortProps } from './buildProp';
import { isElementProp, type PropSymbols } from './collectProps';
import { relativeSource, type ApiProgram } from './program';
import { readDocs, type Docs } from './readDocs';
import type { PropTypes } from './readPropTypes';

function isDescribed(docs: Docs): boolean {
  return docs.description !== undefined || docs.default !== undefined || docs.deprecated !== undefined;
}

/** Whether a prop is declared beside the component, and not by what it inherits from. */
export function isDeclaredBeside(symbol: ts.Symbol, folder: string): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) => path.dirname(declaration.getSourceFile().fileName) === folder,
  );
}

/**
 * Whether a reader takes a prop for the component's own: the library describes it where it declares the component, or
 * lists it among the prop types that it checks. Without prop types, whatever the package declares.
 */
function isOwn(
  symbol: ts.Symbol,
  folder: string,
  propTypes: PropTypes | undefined,
  api: ApiProgram,
): boolean {
  const docs = readDocs(symbol);
  // What a `ref` holds is said apart.
  if (docs.ignored || symbol.name === 'ref') {
    return false;
  }
  if (propTypes) {
    const isHidden = propTypes.get(symbol.name) ?? true;
    return !isHidden || (isDescribed(docs) && isDeclaredBeside(symbol, folder));
  }
  const [declaration] = symbol.declarations ?? [];
  return (
    isDeclaredBeside(symbol, folder) ||
    (declaration !== undefined && relativeSource(api, declaration) !== undefined)
  );
}

/** The own props of a component that is declared in `folder`, sorted. */
export function buildOwnProps(
  props: PropSymbols,
  folder: string,
  propTypes: PropTypes | undefined,
  api: ApiProgram,
): ApiProp[] {
  const own = [...props.values()].filter((symbol) => isOwn(symbol, folder, propTypes, api));
  return buildAll(own, props, api);
}

function buildAll(symbols: readonly ts.Symbol[], props: PropSymbols, api: ApiProgram): ApiProp[] {
  const built = symbols.flatMap((symbol) => buildProp(symbol, api) ?? []);
  return sortProps(
    built.map(({ required, ...prop }) =>
      required && !props.optional.has(prop.name) ? { ...prop, required } : prop,
    ),
  );
}

/** Props of another library than React, such as `in` and `onEnter` of a transition: described ones. */
export function buildForeignProps(props: PropSymbols, own: readonly ApiProp[], api: ApiProgram): ApiProp[] {
  const names = new Set(own.map(({ name }) => name));
  const foreign = [...props.values()].filter(
    (symbol) => !names.has(symbol.name) && !isElementProp(symbol) && isDescribed(readDocs(symbol)),
  );
  return buildAll(foreign, props, api);
}
