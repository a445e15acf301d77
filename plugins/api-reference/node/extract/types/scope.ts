import ts from 'typescript';
import { resolveAlias, type ApiProgram } from '../program';

/** One member of a union, or the whole of a type that is none. */
export interface Member {
  text: string;
  /** `library`: a name of the library itself. */
  form:
    | 'literal'
    | 'keyword'
    | 'name'
    | 'library'
    | 'utility'
    | 'function'
    | 'array'
    | 'object'
    | 'intersection'
    | 'other';
}

/** What printing learns besides the text. */
export interface Findings {
  /** The type takes names that a reader adds by module augmentation. */
  extensible: boolean;
  /** Types that are shown by their name, with their members, one a line. */
  details: Map<string, string>;
}

/** Where a type is printed: what its type parameters stand for, and what is being printed around it. */
export interface Scope {
  api: ApiProgram;
  findings: Findings;
  bound: ReadonlyMap<ts.Symbol, { node: ts.TypeNode; scope: Scope }>;
  /** Aliases that are open, so that a type which contains itself ends with its name. */
  open: readonly ts.Symbol[];
  /** Among the members of a type that is shown by name: theirs are not listed in turn. */
  isNested: boolean;
  /** Among the arguments of a type or the parameters of a function, where there is less room. */
  isInner?: boolean;
  /** How many more names may be followed: some types are made of hundreds of others, which no reader would read. */
  budget: { left: number };
}

const BUDGET = 400;

/** A scope without type parameters, as at the top of a file. */
export function createScope(api: ApiProgram): Scope {
  return {
    api,
    findings: { extensible: false, details: new Map() },
    bound: new Map(),
    open: [],
    isNested: false,
    budget: { left: BUDGET },
  };
}

/** Nodes that the checker made have no place in a file. */
export function isSynthetic(node: ts.Node): boolean {
  return node.pos < 0;
}

/** What a name in a type stands for, re-exports followed. */
export function symbolOf(name: ts.Node, api: ApiProgram): ts.Symbol | undefined {
  if (!isSynthetic(name)) {
    const symbol = api.checker.getSymbolAtLocation(name);
    return symbol && resolveAlias(api, symbol);
  }
  const last = ts.isQualifiedName(name) ? name.right : name;
  // The checker leaves the symbol on the names that it writes.
  const { symbol } = last as ts.Node & { symbol?: ts.Symbol };
  return symbol && resolveAlias(api, symbol);
}

/** Whether a declaration belongs to the library (its scope on npm included) and not to React, the DOM or another one. */
export function isLibraryFile(fileName: string, api: ApiProgram): boolean {
  const scope = api.packageName.startsWith('@') ? api.packageName.split('/')[0] : api.packageName;
  return (
    fileName.startsWith(`${api.packageDir}/`) ||
    fileName.includes(`/node_modules/${scope}/`) ||
    fileName.includes('/node_modules/@mui/')
  );
}

/** The parameters that a type mentions and that are declared outside of it. */
export function listTypeParameters(node: ts.Node, api: ApiProgram): Set<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const symbol = symbolOf(child.typeName, api);
      const declaration = symbol?.declarations?.[0];
      if (
        symbol &&
        declaration &&
        ts.isTypeParameterDeclaration(declaration) &&
        !isWithin(declaration, node)
      ) {
        found.add(symbol);
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Whether a type mentions a parameter that is declared outside of it. */
export function hasTypeParameters(node: ts.Node, api: ApiProgram): boolean {
  return listTypeParameters(node, api).size > 0;
}

function isWithin(node: ts.Node, ancestor: ts.Node): boolean {
  return (
    node.getSourceFile() === ancestor.getSourceFile() && node.pos >= ancestor.pos && node.end <= ancestor.end
  );
}
