/** What a line of Markdown is: only `prose` is read for notations, links and headings. */
export type LineKind = 'prose' | 'fence' | 'code' | 'fenceEnd' | 'comment';

export interface Line {
  text: string;
  kind: LineKind;
  /** Number of the line in the file that is imported. */
  line: number;
}

const FENCE = /^(?:[\s>]*(?:[-*+] |\d+[.)] )?)*(?<fence>`{3,}|~{3,})(?<info>[^`]*)$/;

interface State {
  fence?: string;
  inComment: boolean;
}

function kindOf(text: string, state: State): LineKind {
  if (state.inComment) {
    state.inComment = !text.includes('-->');
    return 'comment';
  }
  const { fence, info = '' } = FENCE.exec(text)?.groups ?? {};
  if (state.fence !== undefined) {
    if (!fence?.startsWith(state.fence) || info.trim() !== '') return 'code';
    state.fence = undefined;
    return 'fenceEnd';
  }
  if (fence !== undefined) {
    state.fence = fence;
    return 'fence';
  }
  state.inComment = text.lastIndexOf('<!--') > text.lastIndexOf('-->');
  return 'prose';
}

/**
 * The lines of a page's body, told apart.
 *
 * @param offset lines of the file above the body
 */
export function splitLines(body: string, offset = 0): Line[] {
  const state: State = { inComment: false };
  return body
    .split('\n')
    .map((text, index) => ({ text, kind: kindOf(text, state), line: index + 1 + offset }));
}

export function joinLines(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}

/** Lines that an import adds in the place of another: told apart afresh, with that one's number. */
export function linesFrom(text: string, line: number): Line[] {
  return splitLines(text).map((added) => ({ ...added, line }));
}

/** Whether a line is empty, but for the marks of a quotation. */
export function isBlank(line: Line | undefined): boolean {
  return line === undefined || (line.kind === 'prose' && /^[\s>]*$/.test(line.text));
}

/** What a line begins with: the indentation of a list, the marks of a quotation. */
export function indentOf(text: string): string {
  return /^[\s>]*/.exec(text)?.[0] ?? '';
}

/**
 * Puts a block into a list of lines that is being built, with an empty line before it: what would else be a line of
 * the paragraph above is a paragraph of its own.
 */
export function pushBlock(lines: Line[], block: readonly Line[]): void {
  const [first] = block;
  if (first && lines.length > 0 && !isBlank(lines.at(-1))) {
    lines.push({ text: indentOf(first.text).trimEnd(), kind: 'prose', line: first.line });
  }
  lines.push(...block);
}

const CODE_SPAN = /(?<!`)(?<ticks>`+)(?!`).*?(?<!`)\k<ticks>(?!`)/g;

/** Rewrites a line of prose, but not what stands in its code spans. */
export function rewriteProse(text: string, rewrite: (part: string) => string): string {
  let result = '';
  let end = 0;
  for (const match of text.matchAll(CODE_SPAN)) {
    result += rewrite(text.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + rewrite(text.slice(end));
}
