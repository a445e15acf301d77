import ts from 'typescript';
import type { ApiDataAttribute } from '../../../types';
import type { ApiProgram } from '../../extract/program';
import { readDocs } from '../../extract/readDocs';

/** `@type {'a' | 'b'}` → `'a' | 'b'`. */
function readTypeTag(symbol: ts.Symbol, api: ApiProgram): string | undefined {
  const tag = symbol.getJsDocTags(api.checker).find(({ name }) => name === 'type');
  const text = ts.displayPartsToString(tag?.text).trim();
  return text.replace(/^\{([\s\S]*)\}$/, '$1').trim() || undefined;
}

/** `const open = 'data-open'` and the member of an enum, which earlier versions have, read the same. */
function readConstant(symbol: ts.Symbol, api: ApiProgram): ApiDataAttribute | undefined {
  const type = api.checker.getTypeOfSymbol(symbol);
  const docs = readDocs(symbol);
  if (!type.isStringLiteral() || docs.ignored) {
    return undefined;
  }
  const written = readTypeTag(symbol, api);
  return {
    name: type.value,
    ...(written ? { type: written } : {}),
    ...(docs.description ? { description: docs.description } : {}),
  };
}

/**
 * Names that a part puts on its element, with their meaning: data attributes, or CSS variables. `symbol` is the module
 * or enum that lists them; without one the list is empty.
 */
export function readConstants(symbol: ts.Symbol | undefined, api: ApiProgram): ApiDataAttribute[] {
  return symbol
    ? api.checker.getExportsOfModule(symbol).flatMap((entry) => readConstant(entry, api) ?? [])
    : [];
}
