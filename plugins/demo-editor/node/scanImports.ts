import ts from 'typescript';

/** The module that a node asks for at run time, if it is an import. */
function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isImportCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImportCall ? node.arguments[0] : undefined;
}

/**
 * What a file of a demo imports at run time, packages and files as they are written; `import type` is left out.
 *
 * @example
 * scanImports('A.tsx', "import Button from '@mui/material/Button'; import type { Row } from './types';");
 * // ['@mui/material/Button']
 */
export function scanImports(fileName: string, source: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) found.add(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false));
  return [...found];
}
