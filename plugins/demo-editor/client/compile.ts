import { tsxLanguage } from '@codemirror/lang-javascript';
import type { Tree } from '@lezer/common';
import { transform } from 'sucrase';
import type { Problem } from '../types';
import { findUnclosed, type UnclosedTag } from './findUnclosed';
import { guardLoops } from './guardLoops';

export interface Compiled {
  /** CommonJS, line by line where the source has it; absent where the source has no meaning. */
  code?: string;
  problem?: Problem;
  /** Where the editor's parser stumbles: the line for a mistake that only the browser notices. */
  doubtfulLine?: number;
}

function findDoubtfulLine(source: string, tree: Tree): number | undefined {
  let line: number | undefined;
  tree.iterate({
    enter({ type, from }) {
      if (type.isError) line ??= source.slice(0, from).split('\n').length;
    },
  });
  return line;
}

/**
 * `Error transforming A.tsx: Unexpected token (3:5)` -> `Unexpected token`, line 3. The compiler goes back to where an
 * arrow function or a type could begin, and complains there; the editor's parser does not.
 */
function toProblem(error: unknown, doubtfulLine: number | undefined): Problem {
  const { message, loc } = error as Error & { loc?: { line: number } };
  const text = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
  const isLost = loc !== undefined && doubtfulLine !== undefined && loc.line < doubtfulLine;
  if (isLost && !text.startsWith('Unterminated')) {
    return { kind: 'syntax', message: 'Unexpected token', line: doubtfulLine };
  }
  return { kind: 'syntax', message: text, line: loc?.line ?? doubtfulLine };
}

function describeUnclosed({ tag, line }: UnclosedTag): Problem {
  return { kind: 'unclosed', tag, line };
}

/** Turns a demo's source, TypeScript or JavaScript, into code that the sandbox can run. */
export function compile(source: string, fileName: string): Compiled {
  const tree = tsxLanguage.parser.parse(source);
  const doubtfulLine = findDoubtfulLine(source, tree);
  const unclosed = findUnclosed(source, tree);
  if (unclosed?.isMismatch) return { problem: describeUnclosed(unclosed) };
  try {
    const { code } = transform(guardLoops(source, tree), {
      filePath: fileName,
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    });
    return { code, doubtfulLine };
  } catch (error) {
    return { problem: unclosed ? describeUnclosed(unclosed) : toProblem(error, doubtfulLine) };
  }
}
