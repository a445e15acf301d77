import path from 'node:path';
import ts from 'typescript';
import { resolveAlias, type ApiProgram } from './program';

type Named = ts.TypeAliasDeclaration | ts.InterfaceDeclaration;

/** The names that a type is made of before any object, function or array begins: only through those may it lead to itself. */
function listOuterNames(node: ts.TypeNode): ts.Node[] {
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
    return node.types.flatMap(listOuterNames);
  }
  if (ts.isParenthesizedTypeNode(node)) {
    return listOuterNames(node.type);
  }
  return ts.isTypeReferenceNode(node) && !node.typeArguments ? [node.typeName] : [];
}

function listParents(declaration: Named): ts.Node[] {
  return ts.isTypeAliasDeclaration(declaration)
    ? listOuterNames(declaration.type)
    : (declaration.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression));
}

function isNamed(node: ts.Node): node is Named {
  return ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
}

/** The names on the way from a type back to itself; undefined if there is none. */
function findWay(start: Named, api: ApiProgram): string[] | undefined {
  const seen = new Set<Named>();
  const walk = (declaration: Named, way: string[]): string[] | undefined => {
    for (const name of listParents(declaration)) {
      const symbol = api.checker.getSymbolAtLocation(name);
      const parent = symbol && resolveAlias(api, symbol).declarations?.find(isNamed);
      if (parent === start) {
        return [...way, start.name.text];
      }
      if (parent && !seen.has(parent)) {
        seen.add(parent);
        const found = walk(parent, [...way, parent.name.text]);
        if (found) {
          return found;
        }
      }
    }
    return undefined;
  };
  return walk(start, [start.name.text]);
}

function placeOf(node: Named, api: ApiProgram): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.name.getStart());
  return `${path.relative(api.packageDir, file.fileName)}:${line + 1}`;
}

/** Types of the package that are made of themselves (`type A = A | 'b'`), each with its place and the way round. */
export function findCycles(api: ApiProgram): string[] {
  return api.program
    .getSourceFiles()
    .filter(
      ({ fileName }) =>
        fileName.startsWith(`${api.packageDir}/`) &&
        !fileName.includes('/node_modules/', api.packageDir.length),
    )
    .flatMap((file) => file.statements.filter(isNamed))
    .flatMap((declaration) => {
      const way = findWay(declaration, api);
      return way ? [`${placeOf(declaration, api)}: ${way.join(' -> ')}`] : [];
    });
}

/**
 * @throws an Error that lists all types that are made of themselves: the compiler would take them for `any` and the
 * reference would say so without a word (issue 4, "Broken input")
 */
export function checkCycles(api: ApiProgram): void {
  const cycles = findCycles(api);
  if (cycles.length > 0) {
    throw new Error(
      `The types of ${api.packageName} ${api.version} are cyclic:\n${cycles.map((cycle) => `  - ${cycle}\n`).join('')}` +
        'A type cannot be made of itself. Break the circle in the declarations, or name another version.',
    );
  }
}
