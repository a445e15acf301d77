import ts from 'typescript';
import { remove, type Strip } from './strip';
import { wholeLines } from './trivia';

interface Comment {
  text: string;
  start: number;
  end: number;
  /** The token after it. */
  token: ts.Node;
}

/** Comments that only the TypeScript compiler, or a tool that makes JavaScript from it, understands. */
const DIRECTIVE =
  /^\/(?:\/|\*\*?)\s*(?:@ts-(?:ignore|expect-error|nocheck|check)|@babel-ignore-comment-in-output)\b/;
const REFERENCE = /^\/\/\/\s*<(?:reference|amd-)/;

/** The rest of a sentence that a directive on the line above began. */
const CONTINUATION = /^\/\/\s*(?!eslint-|prettier-)[a-z]/;

/** The comments of a file, token by token; text in JSX that looks like a comment is none. */
function collectComments(sourceFile: ts.SourceFile, node: ts.Node): Comment[] {
  const children = node.getChildren(sourceFile).filter((child) => !ts.isJSDoc(child));
  if (children.length > 0) {
    return children.flatMap((child) => collectComments(sourceFile, child));
  }
  const start = node.getFullStart();
  const trivia = sourceFile.text.slice(start, node.getStart(sourceFile));
  return [...trivia.matchAll(/\/\/[^\n\r]*|\/\*[^]*?\*\//g)].map(({ 0: text, index }) => ({
    text,
    start: start + index,
    end: start + index + text.length,
    token: node,
  }));
}

function isDirective({ text }: Comment): boolean {
  return DIRECTIVE.test(text) || REFERENCE.test(text);
}

/** Whether a comment goes on with the sentence of the directive before it. */
function continuesDirective(source: string, comment: Comment, previous: Comment | undefined): boolean {
  return (
    previous !== undefined &&
    previous.text.startsWith('//') &&
    CONTINUATION.test(comment.text) &&
    /^\r?\n[^\S\n]*$/.test(source.slice(previous.end, comment.start))
  );
}

/** A comment that stands alone in braces, as in JSX, goes with its braces. */
function withBraces({ token, start, end }: Comment): { start: number; end: number } {
  const { parent } = token;
  const isOnlyComment = ts.isJsxExpression(parent) && !parent.expression;
  return isOnlyComment ? { start: parent.pos, end: parent.end } : { start, end };
}

/** Removes `// @ts-expect-error`, `// @ts-ignore` and the like, with their lines and all that they explain. */
export function stripDirectives(strip: Strip): void {
  const { sourceFile, text } = strip;
  if (!/@ts-|@babel-ignore|\/\/\/\s*</.test(text)) {
    return;
  }
  let previous: Comment | undefined;
  for (const comment of collectComments(sourceFile, sourceFile)) {
    if (isDirective(comment) || continuesDirective(text, comment, previous)) {
      const piece = withBraces(comment);
      const range = wholeLines(text, piece.start, piece.end);
      remove(strip, range.start, range.end);
      previous = comment;
    } else {
      previous = undefined;
    }
  }
}
