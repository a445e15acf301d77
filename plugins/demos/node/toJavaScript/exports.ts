import ts from 'typescript';
import { isErasableStatement } from './erasable';
import { statementDeclares } from './references';
import { removeElement, removeWithComments, type Strip } from './strip';

/** Names that an import binds as types: `import type { A }`, `import { type A }`. */
function importedTypes({ importClause }: ts.ImportDeclaration): string[] {
  const isTypeOnly = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamedImports(bindings)) {
    return bindings.elements
      .filter((element) => isTypeOnly || element.isTypeOnly)
      .map(({ name }) => name.text);
  }
  const name = isTypeOnly ? (importClause.name ?? bindings?.name) : undefined;
  return name ? [name.text] : [];
}

/** Names that stand for types only, here and in `import type`. */
function findTypeNames({ statements }: ts.SourceFile): Set<string> {
  const names = statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      return importedTypes(statement);
    }
    const isType =
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      (ts.isModuleDeclaration(statement) && isErasableStatement(statement));
    return isType ? [statement.name.text] : [];
  });
  return new Set(names.filter((name) => !statements.some((statement) => statementDeclares(statement, name))));
}

/** Removes `export { type A }`, `export { Props }` and `export default Props` where `Props` is a type. */
export function stripExports(strip: Strip): void {
  const typeNames = findTypeNames(strip.sourceFile);
  for (const statement of strip.sourceFile.statements) {
    if (ts.isExportAssignment(statement)) {
      const { expression } = statement;
      if (ts.isIdentifier(expression) && typeNames.has(expression.text)) {
        removeWithComments(strip, statement);
      }
    } else if (ts.isExportDeclaration(statement) && statement.exportClause && !statement.isTypeOnly) {
      stripSpecifiers(strip, statement, statement.exportClause, typeNames);
    }
  }
}

function stripSpecifiers(
  strip: Strip,
  statement: ts.ExportDeclaration,
  clause: ts.NamedExportBindings,
  typeNames: ReadonlySet<string>,
): void {
  if (!ts.isNamedExports(clause)) {
    return;
  }
  const isKept = ({ isTypeOnly, propertyName, name }: ts.ExportSpecifier) =>
    !isTypeOnly && (statement.moduleSpecifier !== undefined || !typeNames.has((propertyName ?? name).text));
  const removed = clause.elements.filter((element) => !isKept(element));
  if (removed.length > 0 && removed.length === clause.elements.length) {
    removeWithComments(strip, statement);
  } else {
    removed.forEach((element) => removeElement(strip, clause.elements, element));
  }
}
