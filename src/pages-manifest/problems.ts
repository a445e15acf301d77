import type { Problem } from './types';

/** `docs/material-ui/v9/pages.ts:12`, or only the file where a line is not known. */
export function placeOf({ file, line }: Pick<Problem, 'file' | 'line'>): string {
  return line === undefined ? file : `${file}:${line}`;
}

function formatProblem(problem: Problem): string {
  return [
    `  ${placeOf(problem)}: ${problem.message}`,
    `    value: ${problem.value}`,
    `    fix:   ${problem.fix}`,
  ].join('\n');
}

/** All problems as one text, grouped by file in the order of their lines (design §7). */
export function formatProblems(problems: readonly Problem[]): string {
  const byFile = new Map<string, Problem[]>();
  for (const problem of problems) {
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  }
  const groups = [...byFile.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, own]) => {
      const sorted = [...own].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
      return `${file}\n${sorted.map(formatProblem).join('\n')}`;
    });
  const count = `${problems.length} problem${problems.length === 1 ? '' : 's'}`;
  return `${count} in the pages, in ${byFile.size} file${byFile.size === 1 ? '' : 's'}:\n\n${groups.join('\n\n')}\n`;
}
