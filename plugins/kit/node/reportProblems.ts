import path from 'node:path';

/** What happens with what a writer typed wrong. */
export type Severity = 'throw' | 'warn';

export interface MarkdownProblem {
  line: number;
  /** What is wrong, and what to type instead. */
  message: string;
}

interface Report {
  /** First line of the message, for example `Wrong code fences`. */
  title: string;
  /** Last line: what is valid. */
  advice?: string;
  severity: Severity;
}

/**
 * Tells a writer everything that is wrong with a page at once, each with file and line (design §7).
 *
 * @throws one Error that lists all problems, where the severity says so
 */
export function reportProblems(
  file: { path: string },
  problems: readonly MarkdownProblem[],
  { title, advice, severity }: Report,
): void {
  if (problems.length === 0) return;
  const name = path.relative(process.cwd(), file.path).split(path.sep).join('/');
  const lines = [...problems]
    .sort((a, b) => a.line - b.line)
    .map(({ line, message }) => `  - ${name}:${line}: ${message}`);
  const text = [`${title}:`, ...lines, ...(advice ? [advice] : [])].join('\n');
  if (severity === 'throw') throw new Error(text);
  console.warn(`[WARNING] ${text}`);
}
