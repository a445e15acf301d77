import type { FrameMessage, Problem } from '../types';

/** Longest message of an error that a reader is shown. */
const MAX_TEXT = 2000;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Objects may have no `toString`, or one that throws. */
function toText(value: unknown): string {
  try {
    return String(value).slice(0, MAX_TEXT);
  } catch {
    return '';
  }
}

function toLine(value: unknown): number | undefined {
  return Number.isInteger(value) && (value as number) > 0 ? (value as number) : undefined;
}

function readProblem(value: unknown): Problem | null {
  if (!isRecord(value)) return null;
  const line = toLine(value.line);
  switch (value.kind) {
    case 'syntax':
    case 'runtime':
      return { kind: value.kind, message: toText(value.message), line };
    case 'import':
      return Array.isArray(value.nearest)
        ? {
            kind: 'import',
            specifier: toText(value.specifier),
            nearest: value.nearest.slice(0, 5).map(toText),
            line,
          }
        : null;
    case 'endless-loop':
      return { kind: 'endless-loop', line };
    case 'no-component':
    case 'hidden':
      return { kind: value.kind };
    default:
      return null;
  }
}

/**
 * Reads what the frame sent. Edited code can send anything in its place, so that nothing is taken as it is.
 *
 * @returns `null` for what is no message of the frame
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data)) return null;
  const { type, id, height } = data;
  if (type === 'ready' || type === 'pong') return { type };
  if (type === 'height' && typeof height === 'number') return { type, height };
  if (typeof id !== 'number') return null;
  if (type === 'rendered') return { type, id };
  const problem = type === 'problem' ? readProblem(data.problem) : null;
  return problem && { type: 'problem', id, problem };
}
