import type { CodeLine } from './codeLine';

const TAGS = { added: 'ins', removed: 'del' } as const;

function buildLine(html: string, { text, change, isHighlighted }: CodeLine, isLast: boolean): string {
  // A line of its own box ends its own text: a line break between two such boxes would be an empty line.
  const end = isLast && text !== '' ? '' : '\n';
  if (!change && !isHighlighted) return html + (isLast ? '' : '\n');
  const tag = change ? TAGS[change] : 'mark';
  const classes = ['line', change, isHighlighted && 'highlighted'].filter(Boolean).join(' ');
  const inner = html.replace(/^<span class="line">/, '').replace(/<\/span>$/, '');
  return `<${tag} class="${classes}">${inner}${end}</${tag}>`;
}

/**
 * Gives the highlighter's lines their marks: `<span class="line">` becomes `<ins class="line added">`,
 * `<del class="line removed">` or `<mark class="line highlighted">`, which say it to screen readers too.
 *
 * @param html one `<span class="line">` a line, as `highlight` returns it
 */
export function buildLines(html: string, lines: readonly CodeLine[]): string {
  const parts = html.split('\n');
  return lines.map((line, index) => buildLine(parts[index] ?? '', line, index === lines.length - 1)).join('');
}
