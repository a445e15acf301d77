import type ts from 'typescript';

/** Something in a demo that has no JavaScript form, or that does not parse. */
export interface SourceProblem {
  file: string;
  /** Counted from 1. */
  line: number;
  /** What was found, and what to write instead. */
  message: string;
}

/** One line a problem, in the form that editors and terminals turn into a link: `file:line: message`. */
export function formatProblem({ file, line, message }: SourceProblem): string {
  return `${file}:${line}: ${message}`;
}

/** Thrown once for a file, with every problem of that file. */
export class DemoSourceError extends Error {
  readonly problems: readonly SourceProblem[];

  constructor(problems: readonly SourceProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'DemoSourceError';
    this.problems = problems;
  }
}

/** The problem at an offset of the source. */
export function problemAt(sourceFile: ts.SourceFile, offset: number, message: string): SourceProblem {
  const { line } = sourceFile.getLineAndCharacterOfPosition(offset);
  return { file: sourceFile.fileName, line: line + 1, message };
}
