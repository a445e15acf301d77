import type { CodeLine } from './codeLine';

const CHANGES: Partial<Record<string, CodeLine['change']>> = { '+': 'added', '-': 'removed' };

/** A whole patch, as `git diff` prints it: its marks and headers belong to it. */
export function isPatch(code: string): boolean {
  return /^(?:@@ -\d|diff --git )/m.test(code);
}

/** `diff` -> `text`, `diff-tsx` -> `tsx`; `undefined` for other languages. */
export function innerLanguage(language: string): string | undefined {
  const [, inner] = /^diff(?:-(.+))?$/.exec(language) ?? [];
  return language === 'diff' ? 'text' : inner;
}

/** Code is indented by even numbers of spaces: an odd one has a space after the marks in it. */
function spaceAfterMarks(lines: readonly string[]): number {
  const indents = lines.map((line) => line.search(/\S/)).filter((indent) => indent >= 0);
  return indents.length === 0 ? 0 : Math.min(...indents) % 2;
}

/**
 * Takes the marks off the lines of a `diff` fence: `+ a` is added, `- a` removed. Where all other lines begin with a
 * space, that is the marks' column, as in a patch; else they are taken as they are.
 */
export function parseDiff(lines: readonly string[]): CodeLine[] {
  const hasColumn = lines.every((line) => /^(?:[-+ ]|$)/.test(line));
  const isMarked = (line: string) => hasColumn || CHANGES[line.charAt(0)] !== undefined;
  const start = 1 + spaceAfterMarks(lines.filter(isMarked).map((line) => line.slice(1)));
  return lines.map((line) => {
    const change = CHANGES[line.charAt(0)];
    return { text: isMarked(line) ? line.slice(start) : line, ...(change && { change }) };
  });
}
