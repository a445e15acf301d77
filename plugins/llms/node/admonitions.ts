const FENCE = /^(?:\s|>|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,})(.*)$/;
const OPEN = /^(\s*)(:{3,})\s*([a-z]\w*)\s*(?:\[(.*)\]|(.*?))\s*$/;
const CLOSE = /^\s*(:{3,})\s*$/;

interface Open {
  colons: number;
  indent: string;
}

/** Which lines are inside a block of code, told one after the other. */
class FenceState {
  private fence = '';

  /** Whether this line belongs to a block of code. */
  read(line: string): boolean {
    const [, fence = '', rest = ''] = FENCE.exec(line) ?? [];
    if (this.fence === '') {
      this.fence = fence;
      return fence !== '';
    }
    if (fence.startsWith(this.fence) && rest.trim() === '') this.fence = '';
    return true;
  }
}

function writeTitle(keyword: string, title: string): string {
  const kind = keyword.charAt(0).toUpperCase() + keyword.slice(1);
  return `**${kind}${title.trim() === '' ? '' : `: ${title.trim()}`}**`;
}

/** `> ` for each open admonition, after its indent. */
function quote(line: string, open: readonly Open[]): string {
  return open.reduceRight((text, { indent }) => {
    const own = text.startsWith(indent) ? text.slice(indent.length) : text.trimStart();
    return `${indent}> ${own}`.trimEnd();
  }, line);
}

/**
 * `:::info Title`, text, `:::` -> `> **Info: Title**`, `>`, `> text`: CommonMark knows no admonitions.
 */
export function quoteAdmonitions(markdown: string): string {
  const fences = new FenceState();
  const open: Open[] = [];
  const lines: string[] = [];
  const addBlank = () => {
    const blank = quote('', open);
    if (lines.at(-1) !== blank) lines.push(blank);
  };
  for (const line of markdown.split('\n')) {
    const isCode = fences.read(line);
    const [, indent = '', colons, keyword, label, text] = (!isCode && OPEN.exec(line)) || [];
    const close = isCode ? undefined : CLOSE.exec(line)?.[1];
    if (colons !== undefined && keyword !== undefined) {
      addBlank();
      open.push({ colons: colons.length, indent });
      lines.push(quote(indent + writeTitle(keyword, label ?? text ?? ''), open), quote('', open));
    } else if (close !== undefined && close.length === open.at(-1)?.colons) {
      open.pop();
      addBlank();
    } else if (!isCode && line.trim() === '') {
      addBlank();
    } else {
      lines.push(quote(line, open));
    }
  }
  return lines.join('\n');
}
