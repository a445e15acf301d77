import ts from 'typescript';
import type { ApiProgram } from './program';
import { readDocs, type Docs } from './readDocs';

function hasText({ description, deprecated }: Docs): boolean {
  return description !== undefined || deprecated !== undefined;
}

/** The same property of the interfaces that a property's own interface extends. */
function listOverridden(symbol: ts.Symbol, api: ApiProgram): ts.Symbol[] {
  const { checker } = api;
  return (symbol.declarations ?? []).flatMap((declaration) => {
    if (!ts.isInterfaceDeclaration(declaration.parent)) {
      return [];
    }
    const type = checker.getTypeAtLocation(declaration.parent);
    const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
    return bases.flatMap((base) => checker.getPropertyOfType(base, symbol.name) ?? []);
  });
}

/** The doc comment of a prop; where it only narrows one of a type that it extends, that one's. */
export function readPropDocs(symbol: ts.Symbol, api: ApiProgram): Docs {
  const own = readDocs(symbol);
  if (hasText(own) || own.ignored) {
    return own;
  }
  const inherited = listOverridden(symbol, api).map(readDocs).find(hasText);
  return inherited ? { ...inherited, ...(own.default !== undefined ? { default: own.default } : {}) } : own;
}
