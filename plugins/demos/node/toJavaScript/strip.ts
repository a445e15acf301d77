import type ts from 'typescript';
import type { Edit } from './edits';
import { problemAt, type SourceProblem } from './problems';
import { attachedComments, endWithTrailingComments, skipTrivia, wholeLines } from './trivia';

/** What one walk over a file collects (spec §4 "Code variant and code styling"). */
export interface Strip {
  sourceFile: ts.SourceFile;
  text: string;
  edits: Edit[];
  problems: SourceProblem[];
  /** Every identifier outside types. An import that none of them refers to is a type-only import. */
  identifiers: ts.Identifier[];
  hasJsx: boolean;
  hasFragment: boolean;
}

export function createStrip(sourceFile: ts.SourceFile): Strip {
  return {
    sourceFile,
    text: sourceFile.text,
    edits: [],
    problems: [],
    identifiers: [],
    hasJsx: false,
    hasFragment: false,
  };
}

export function remove(strip: Strip, start: number, end: number): void {
  strip.edits.push({ start, end, text: '' });
}

export function replace(strip: Strip, start: number, end: number, text: string): void {
  strip.edits.push({ start, end, text });
}

/** Notes something that has no JavaScript form. */
export function refuse(strip: Strip, node: ts.Node, message: string): void {
  strip.problems.push(problemAt(strip.sourceFile, node.getStart(strip.sourceFile), message));
}

/** Comments that speak to a tool about the whole file, wherever they stand. */
const FILE_COMMENT = /^\/\*(?:!|\*?\s*(?:@jsx|@license|@preserve|eslint-(?:disable|enable)(?!-)))/;

/**
 * Removes a statement or a class member with the comments that belong to it: those on the lines directly above
 * it and the one at its end. Comments apart from it by a blank line, and comments for the whole file, stay.
 */
export function removeWithComments(strip: Strip, node: ts.Node): void {
  const { sourceFile, text } = strip;
  const comments = attachedComments(sourceFile, node);
  const lastKept = comments.findLastIndex(({ pos, end }) => FILE_COMMENT.test(text.slice(pos, end)));
  const start = comments[lastKept + 1]?.pos ?? node.getStart(sourceFile);
  const range = wholeLines(text, start, endWithTrailingComments(text, node.getEnd()));
  remove(strip, range.start, range.end);
}

/** A comment to a tool about the next line only, which is nothing without that line. */
const NEXT_LINE_COMMENT = /^\/[/*]\s*(?:eslint-disable-next-line|prettier-ignore)/;

/** Removes a statement or a class member and leaves the comments above it, but for those on the next line. */
export function removeWithoutComments(strip: Strip, node: ts.Node): void {
  const { sourceFile, text } = strip;
  const comments = attachedComments(sourceFile, node);
  const lastKept = comments.findLastIndex(({ pos, end }) => !NEXT_LINE_COMMENT.test(text.slice(pos, end)));
  const start = comments[lastKept + 1]?.pos ?? node.getStart(sourceFile);
  const range = wholeLines(text, start, endWithTrailingComments(text, node.getEnd()));
  remove(strip, range.start, range.end);
}

/** Removes one element of a list with the comma after it; the comments before the next element stay. */
export function removeElement(strip: Strip, elements: ts.NodeArray<ts.Node>, element: ts.Node): void {
  const { sourceFile, text } = strip;
  const end = element === elements.at(-1) ? elements.end : skipTrivia(text, element.end) + ','.length;
  const range = wholeLines(text, element.getStart(sourceFile), endWithTrailingComments(text, end));
  remove(strip, range.start, range.end);
}
