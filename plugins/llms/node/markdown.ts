/** Characters that would begin something else in a line of Markdown. */
const SPECIAL = /[\\`*_[\]<]/g;

function longestRun(text: string, char: string): number {
  return Math.max(0, ...[...text.matchAll(new RegExp(`${char}+`, 'g'))].map(([run]) => run.length));
}

/** Text that Markdown shows as it is. */
export function escapeMarkdown(text: string): string {
  return text.replace(SPECIAL, '\\$&');
}

/** `a` -> `` `a` ``, with as many backticks as its content needs; nothing for nothing. */
export function codeSpan(text: string): string {
  const code = text.replace(/\s*\n\s*/g, ' ').trim();
  if (code === '') return '';
  const ticks = '`'.repeat(longestRun(code, '`') + 1);
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return ticks + space + code + space + ticks;
}

/** A block of code, with a fence that is longer than any in it. */
export function codeFence(info: string, code: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(code, '`') + 1));
  return `${ticks}${info}\n${code.replace(/\s+$/, '')}\n${ticks}`;
}

/** A table of GitHub's Markdown; a pipe in a cell is escaped, in code too, and a line's end becomes `<br>`. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, '<br>').replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
