import ts from 'typescript';

/** A preview longer than this says no more than the whole source. */
const MAX_LINES = 16;

function isComponent(node: ts.Node): node is ts.FunctionDeclaration {
  return (
    ts.isFunctionDeclaration(node) &&
    (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Default) !== 0 &&
    node.body !== undefined
  );
}

function returned(body: ts.Block): ts.Expression | undefined {
  const last = body.statements.findLast(ts.isReturnStatement);
  const expression = last?.expression;
  return expression && ts.isParenthesizedExpression(expression) ? expression.expression : expression;
}

/** The whitespace that all lines but the first share. */
function dedent(lines: string[]): string[] {
  const widths = lines
    .slice(1)
    .filter((line) => line.trim())
    .map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const common = widths.length > 0 ? Math.min(...widths) : 0;
  return lines.map((line, index) => (index === 0 ? line.trimStart() : line.slice(common)));
}

/**
 * The JSX that a demo renders, without a wrapper that only lays out what matters: the children of the outermost
 * element where it has several.
 *
 * @returns `null` for a demo whose JSX is too long for a preview, or that renders none
 */
export function jsxPreview(source: string, fileName: string): string | null {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const component = file.statements.find(isComponent);
  const jsx = component?.body && returned(component.body);
  if (!jsx || !(ts.isJsxElement(jsx) || ts.isJsxSelfClosingElement(jsx) || ts.isJsxFragment(jsx)))
    return null;
  const children = ts.isJsxElement(jsx) || ts.isJsxFragment(jsx) ? jsx.children : [];
  const elements = children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  const [first] = elements;
  const last = elements.at(-1);
  const inner = elements.length > 1 && first && last;
  const start = inner ? first.getStart(file) : jsx.getStart(file);
  const lineStart = source.lastIndexOf('\n', start) + 1;
  const text = source.slice(lineStart, inner ? last.getEnd() : jsx.getEnd());
  const indent = /^\s*/.exec(text)?.[0].length ?? 0;
  const lines = text
    .split('\n')
    .map((line) => (line.startsWith(' '.repeat(indent)) ? line.slice(indent) : line));
  const result = dedent(lines);
  return result.length > MAX_LINES ? null : result.join('\n').trim();
}
