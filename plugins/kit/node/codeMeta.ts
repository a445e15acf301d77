/** Lines from the first to the second number, both included; the first line of a block is 1. */
export type LineRange = readonly [from: number, to: number];

/** What a writer types after the language of a code fence, as in ` ```tsx App.tsx {1,4-6} showLineNumbers `. */
export interface CodeMeta {
  /** The bare word right after the language. */
  label?: string;
  title?: string;
  ranges: LineRange[];
  showLineNumbers: boolean;
  /** What is wrong with it, in words for the writer. */
  problems: string[];
}

/** For messages: everything that may follow the language. */
export const CODE_META_FORMS =
  'one bare word right after the language (title of the block or label of its tab), ' +
  'title="…" (also for several words), {1,4-6} (lines to highlight), showLineNumbers, ' +
  'nocheck="…" (why the check of pages does not compile the block)';

const TOKEN = /[^\s={}]+=(?:"[^"]*"|'[^']*'|\S*)|\{[^}]*\}|\S+/g;
const RANGES = /^\{\s*\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*\s*\}$/;

/** Words that would make a strange label: the option was meant. */
const MISSPELT = /line-?_?num/i;

function splitTokens(meta: string | null | undefined): string[] {
  return meta?.match(TOKEN) ?? [];
}

function isLabel(token: string | undefined): token is string {
  return token !== undefined && /^[^={}]+$/.test(token) && !MISSPELT.test(token);
}

function readTitle(token: string): string | undefined {
  return /^title=(["'])(.+)\1$/s.exec(token)?.[2];
}

function readRanges(token: string): LineRange[] | undefined {
  if (!RANGES.test(token)) return undefined;
  const ranges = token
    .slice(1, -1)
    .split(',')
    .map((part): LineRange => {
      const [from = 0, to = from] = part.split('-').map(Number);
      return [from, to];
    });
  return ranges.every(([from, to]) => from > 0 && from <= to) ? ranges : undefined;
}

function addToken(meta: CodeMeta, token: string): void {
  const title = readTitle(token);
  const ranges = readRanges(token);
  if (title !== undefined && meta.title === undefined) meta.title = title;
  else if (title !== undefined) meta.problems.push(`a second title, ${token}; keep one`);
  else if (ranges) meta.ranges.push(...ranges);
  else if (token === 'showLineNumbers') meta.showLineNumbers = true;
  // For `npm run check:docs`; readers see nothing of it.
  else if (/^nocheck=(["']).+\1$/.test(token)) return;
  else if (token.startsWith('title=')) meta.problems.push(`${token} is no title; write title="App.tsx"`);
  else if (token.startsWith('{'))
    meta.problems.push(`${token} names no lines; write numbers from 1 on, such as {1,4-6}`);
  else meta.problems.push(`${token} means nothing after the language`);
}

/** `npm {1,4-6} title="Shell"` -> its parts, and every problem that it has. */
export function parseCodeMeta(text: string | null | undefined): CodeMeta {
  const meta: CodeMeta = { ranges: [], showLineNumbers: false, problems: [] };
  const [first, ...rest] = splitTokens(text);
  const hasLabel = isLabel(first);
  if (hasLabel) meta.label = first;
  (hasLabel || first === undefined ? rest : [first, ...rest]).forEach((token) => addToken(meta, token));
  return meta;
}

/**
 * The name of a fence where it is one of several: its bare word, else its title.
 *
 * @returns the label, and the meta without what gave it
 */
export function takeLabel(text: string | null | undefined): { label?: string; rest: string } {
  const tokens = splitTokens(text);
  const index = isLabel(tokens[0]) ? 0 : tokens.findIndex((token) => readTitle(token) !== undefined);
  const token = tokens[index];
  if (token === undefined) return { rest: tokens.join(' ') };
  return { label: readTitle(token) ?? token, rest: tokens.toSpliced(index, 1).join(' ') };
}
