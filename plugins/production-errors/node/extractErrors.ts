import ts from 'typescript';

/** What a minified build calls instead of writing the text. */
const FORMATTER = /format(?:Mui)?ErrorMessage/i;

/** A text as the library wrote it, with `%s` for what it puts in; `undefined` where it is made in another way. */
function readText(node: ts.Expression): string | undefined {
  if (ts.isParenthesizedExpression(node)) return readText(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [readText(node.left), readText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

function readCode(node: ts.Expression): string | undefined {
  if (!ts.isCallExpression(node) || !FORMATTER.test(node.expression.getText())) return undefined;
  const [code] = node.arguments;
  return code && ts.isNumericLiteral(code) ? code.text : undefined;
}

/**
 * The messages of minified errors in a file of a library, by code (issue 6 point 7): the text of the development build
 * stands next to its code, `process.env.NODE_ENV !== 'production' ? 'text' : formatErrorMessage(7, value)`.
 */
export function extractErrors(source: string): Map<string, string> {
  const found = new Map<string, string>();
  if (!FORMATTER.test(source)) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const code = readCode(node.whenFalse);
      const text = readText(node.whenTrue);
      if (code !== undefined && text !== undefined) found.set(code, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('library.js', source, ts.ScriptTarget.Latest, true));
  return found;
}
