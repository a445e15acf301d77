import ts from 'typescript';
import { remove, replace, type Strip } from './strip';

/** `x as T`, `x satisfies T`, `x!` -> `x`. The parentheses that such an expression needed go with the formatting. */
export function stripExpression(strip: Strip, node: ts.Node): void {
  if (ts.isAsExpression(node)) {
    remove(strip, node.type.pos - 'as'.length, node.end);
  } else if (ts.isSatisfiesExpression(node)) {
    remove(strip, node.type.pos - 'satisfies'.length, node.end);
  } else if (ts.isNonNullExpression(node)) {
    remove(strip, node.end - 1, node.end);
  } else if (ts.isTypeAssertionExpression(node)) {
    // `() => <T>{}` must not become `() => {}`.
    replace(strip, node.getStart(strip.sourceFile), node.expression.getStart(strip.sourceFile), '(');
    replace(strip, node.end, node.end, ')');
  }
}

/** Kinds that may end without a semicolon where the next line does not continue them. */
function mayLackSemicolon(node: ts.Node): boolean {
  return (
    ts.isVariableStatement(node) ||
    ts.isExpressionStatement(node) ||
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isExportAssignment(node)
  );
}

/** A type at the end of a statement kept the next line apart: `let x: T` followed by `(f)()`. */
export function endWithSemicolon(strip: Strip, node: ts.Node): void {
  if (mayLackSemicolon(node) && strip.text.charAt(node.end - 1) !== ';') {
    replace(strip, node.end, node.end, ';');
  }
}
