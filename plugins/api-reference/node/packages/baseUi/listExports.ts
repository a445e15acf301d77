import ts from 'typescript';
import { resolveAlias, type ApiProgram } from '../../extract/program';

type Exports = Map<string, ts.Symbol>;

function fileOf(symbol: ts.Symbol | undefined): ts.SourceFile | undefined {
  return symbol?.declarations?.find(ts.isSourceFile);
}

function addSymbol(api: ApiProgram, exports: Exports, name: ts.ModuleExportName): void {
  const symbol = api.checker.getSymbolAtLocation(name);
  const target = symbol && resolveAlias(api, symbol);
  if (target && target.flags & ts.SymbolFlags.Value) {
    exports.set(name.text, target);
  }
}

function addReExports(api: ApiProgram, exports: Exports, node: ts.ExportDeclaration): void {
  const { exportClause, moduleSpecifier, isTypeOnly } = node;
  if (isTypeOnly) {
    return;
  }
  if (exportClause && ts.isNamedExports(exportClause)) {
    exportClause.elements
      .filter((element) => !element.isTypeOnly)
      .forEach((element) => addSymbol(api, exports, element.name));
  } else if (exportClause) {
    addSymbol(api, exports, exportClause.name);
  } else {
    const file = fileOf(moduleSpecifier && api.checker.getSymbolAtLocation(moduleSpecifier));
    listExports(api, file).forEach((symbol, name) => exports.set(name, symbol));
  }
}

/**
 * What a reader can import from a file and use as a value, by name. Unlike the compiler's list it leaves out what
 * passes through `export type *`: with it, Base UI hands out the types of each part, and only seemingly the part.
 */
export function listExports(api: ApiProgram, file: ts.SourceFile | undefined): Exports {
  const exports: Exports = new Map();
  const module = file && api.checker.getSymbolAtLocation(file);
  if (!module) {
    return exports;
  }
  module.exports?.forEach((symbol) => {
    if (symbol.flags & ts.SymbolFlags.Value) {
      exports.set(symbol.name, symbol);
    }
  });
  file.statements.filter(ts.isExportDeclaration).forEach((node) => addReExports(api, exports, node));
  return exports;
}

/** The exports behind `export * as Select`; undefined for anything else. */
export function listParts(api: ApiProgram, symbol: ts.Symbol): Exports | undefined {
  const file = fileOf(symbol);
  return file && listExports(api, file);
}
