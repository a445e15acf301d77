import type { Problem } from '../../types';
import { EndlessLoop } from './loopGuard';
import { UnknownImport } from './imports';

/** Thrown for a file whose default export is nothing that React can render. */
export class NoComponent extends Error {}

/**
 * The line of a demo that an error came from.
 *
 * @param stack as the browser writes it: each has a form of its own, but all name file, line and column
 * @param offset lines that the browser's `Function` puts before the code
 */
export function findLine(stack: string | undefined, fileName: string, offset: number): number | undefined {
  const start = stack?.indexOf(`${fileName}:`) ?? -1;
  if (!stack || start < 0) return undefined;
  const line = Number(/^\d+/.exec(stack.slice(start + fileName.length + 1))?.[0]) - offset;
  return line > 0 ? line : undefined;
}

/** Lines that this browser puts before the code of a `Function`: two by the standard. */
export function measureOffset(): number {
  try {
    new Function('throw new Error();\n//# sourceURL=measured.js')();
  } catch (error) {
    return (findLine((error as Error).stack, 'measured.js', 0) ?? 1) - 1;
  }
  return 0;
}

/** Of an error the code can have changed everything. */
function describe(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack } = error as { message: unknown; stack?: unknown };
  return { message: String(message), stack: typeof stack === 'string' ? stack : undefined };
}

function tell(error: unknown, fileName: string, offset: number): Problem {
  if (error instanceof NoComponent) return { kind: 'no-component' };
  if (error instanceof EndlessLoop) return { kind: 'endless-loop', line: error.line };
  const { stack, message } = describe(error);
  const line = findLine(stack, fileName, offset);
  if (error instanceof UnknownImport) {
    return { kind: 'import', specifier: error.specifier, nearest: error.nearest, line };
  }
  // Parsing gives no line and happens before any of the code runs.
  const kind = error instanceof SyntaxError && line === undefined ? 'syntax' : 'runtime';
  return { kind, message, line };
}

/** What is wrong, for the page to tell. Code can throw anything, also what throws when it is looked at. */
export function toProblem(error: unknown, fileName: string, offset: number): Problem {
  try {
    return tell(error, fileName, offset);
  } catch {
    return { kind: 'hidden' };
  }
}
