import ts from 'typescript';

/** Where the next token starts: white space and comments are skipped. */
export function skipTrivia(text: string, position: number): number {
  const trivia = /(?:\s|\/\/[^\n\r]*|\/\*[^]*?\*\/)*/y;
  trivia.lastIndex = position;
  trivia.exec(text);
  return trivia.lastIndex;
}

/** Whether a blank line lies in the piece. */
export function hasBlankLine(text: string, start: number, end: number): boolean {
  return /\n[^\S\n]*\r?\n/.test(text.slice(start, end));
}

/** Comments on the lines directly above a node, no blank line between: they speak of this node. */
export function attachedComments(sourceFile: ts.SourceFile, node: ts.Node): ts.CommentRange[] {
  const { text } = sourceFile;
  const attached: ts.CommentRange[] = [];
  let below = node.getStart(sourceFile);
  for (const comment of (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).reverse()) {
    if (hasBlankLine(text, comment.end, below)) {
      break;
    }
    attached.unshift(comment);
    below = comment.pos;
  }
  return attached;
}

/** Grows a piece that fills its lines to the whole of these lines, their line break included. */
export function wholeLines(text: string, start: number, end: number): { start: number; end: number } {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineBreak = text.indexOf('\n', end);
  const lineEnd = lineBreak < 0 ? text.length : lineBreak + 1;
  const isAlone = !text.slice(lineStart, start).trim() && !text.slice(end, lineEnd).trim();
  return isAlone ? { start: lineStart, end: lineEnd } : { start, end };
}

/** Where a node ends, comments that follow it on its last line included. */
export function endWithTrailingComments(text: string, end: number): number {
  const comments = ts.getTrailingCommentRanges(text, end) ?? [];
  const last = comments.at(-1);
  if (!last || text.slice(end, last.end).includes('\n')) {
    return end;
  }
  return /^[^\S\n]*(?:\n|$)/.test(text.slice(last.end)) ? last.end : end;
}
