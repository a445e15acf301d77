import ts from 'typescript';
import { findValueUses } from './references';
import { remove, removeElement, removeWithComments, removeWithoutComments, type Strip } from './strip';
import { hasBlankLine } from './trivia';

/** The names that one import binds, in the order of the source. */
function boundNames(clause: ts.ImportClause): ts.Identifier[] {
  const names = clause.name ? [clause.name] : [];
  const { namedBindings } = clause;
  if (!namedBindings) {
    return names;
  }
  return ts.isNamespaceImport(namedBindings)
    ? [...names, namedBindings.name]
    : [...names, ...namedBindings.elements.map(({ name }) => name)];
}

/** What a JSX element compiles to may need: `React`, or what `@jsx` and `@jsxFrag` comments name instead. */
function jsxNames({ text, hasJsx, hasFragment }: Strip): string[] {
  const element = /@jsx\s+(\w+)/.exec(text)?.[1] ?? 'React';
  const fragment = /@jsxFrag\s+(\w+)/.exec(text)?.[1] ?? 'React';
  return [...(hasJsx ? [element] : []), ...(hasFragment ? [fragment] : [])];
}

/** Every imported name that JavaScript needs, type-only imports apart. */
function findKeptNames(strip: Strip, imports: readonly ts.ImportDeclaration[]): Set<string> {
  const names = new Set(
    imports.flatMap(({ importClause }) =>
      importClause ? boundNames(importClause).map(({ text }) => text) : [],
    ),
  );
  const kept = findValueUses(strip.identifiers, names);
  jsxNames(strip).forEach((name) => kept.add(name));
  return kept;
}

/** `import A, { type B }` -> `import A`, `import A, { b }` -> `import { b }`, as the names are kept. */
function trimClause(strip: Strip, clause: ts.ImportClause, isKept: (name: ts.Identifier) => boolean): void {
  const { name, namedBindings } = clause;
  if (!namedBindings) {
    return;
  }
  const elements = ts.isNamedImports(namedBindings) ? namedBindings.elements : undefined;
  const keepsBindings = boundNames(clause).some((bound) => bound !== name && isKept(bound));
  if (name && !keepsBindings) {
    remove(strip, name.end, namedBindings.end);
    return;
  }
  if (name && !isKept(name)) {
    remove(strip, name.getStart(strip.sourceFile), namedBindings.getStart(strip.sourceFile));
  }
  elements
    ?.filter((element) => !isKept(element.name))
    .forEach((element) => removeElement(strip, elements, element));
}

/** A comment above the first of several imports speaks of them all: it stays while one of them does. */
function headsKeptImports(
  strip: Strip,
  index: number,
  isRemoved: (statement: ts.ImportDeclaration) => boolean,
): boolean {
  const { statements, text } = strip.sourceFile;
  if (index === 0) {
    return true;
  }
  for (let next = index + 1; next < statements.length; next += 1) {
    const [previous, statement] = [statements[next - 1], statements[next]];
    const isNear =
      previous && statement && !hasBlankLine(text, previous.end, statement.getStart(strip.sourceFile));
    if (!isNear || !ts.isImportDeclaration(statement)) {
      return false;
    }
    if (!isRemoved(statement)) {
      return true;
    }
  }
  return false;
}

/**
 * Removes `import type`, inline `type` names, and names that only types use. An import of which nothing is left
 * goes whole; `import './styles.css'` stays.
 */
export function stripImports(strip: Strip): void {
  const { statements } = strip.sourceFile;
  const imports = statements.filter(ts.isImportDeclaration);
  const kept = findKeptNames(strip, imports);
  const isKept = (name: ts.Identifier) =>
    kept.has(name.text) && !(ts.isImportSpecifier(name.parent) && name.parent.isTypeOnly);
  const isRemoved = ({ importClause }: ts.ImportDeclaration): boolean => {
    const names = importClause ? boundNames(importClause) : [];
    const isTypeOnly = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return isTypeOnly || (names.length > 0 && !names.some(isKept));
  };
  statements.forEach((statement, index) => {
    if (!ts.isImportDeclaration(statement)) {
      return;
    }
    if (!isRemoved(statement)) {
      if (statement.importClause) {
        trimClause(strip, statement.importClause, isKept);
      }
    } else if (headsKeptImports(strip, index, isRemoved)) {
      removeWithoutComments(strip, statement);
    } else {
      removeWithComments(strip, statement);
    }
  });
}
