import { highlight } from '../../kit/node/highlight';
import { parseCodeMeta, type CodeMeta, type MarkdownProblem } from '../../kit/node';
import type { CodeLine } from './codeLine';
import { buildLines } from './buildLines';
import { applyHighlightComments } from './highlightComments';
import { innerLanguage, isPatch, parseDiff } from './parseDiff';

interface Fence {
  code: string;
  language: string;
  meta: string | null | undefined;
}

export interface BuiltCode {
  /** Inner HTML of the `<code>` element. */
  html: string;
  title?: string;
  lineNumbers: boolean;
  /** Lines count from 0, which is the fence itself. */
  problems: MarkdownProblem[];
}

function checkLanguage(language: string): MarkdownProblem[] {
  if (!/[{}="]/.test(language)) return [];
  const message = `"${language}" is no language; write one after the backticks and a space behind it, such as \`\`\`tsx {1,4-6}`;
  return [{ line: 0, message }];
}

/** Marks the lines of `{1,4-6}`; numbers are those that a reader counts. */
function applyRanges(lines: CodeLine[], { ranges }: CodeMeta): MarkdownProblem[] {
  const problems: MarkdownProblem[] = [];
  for (const [from, to] of ranges) {
    if (to > lines.length)
      problems.push({
        line: 0,
        message: `no line ${to}; the block has ${lines.length}: correct the numbers in {…}`,
      });
    lines.slice(from - 1, to).forEach((line) => (line.isHighlighted = true));
  }
  return problems;
}

/** The lines of a fence and the language of what they say. */
function readLines(code: string, language: string): { written: CodeLine[]; shown: string } {
  const source = code.split(/\r?\n/);
  const inner = innerLanguage(language);
  if (inner !== undefined && !isPatch(code)) return { written: parseDiff(source), shown: inner };
  return { written: source.map((text) => ({ text })), shown: inner === undefined ? language : 'diff' };
}

/** Everything that a code block shows, made from a fence. */
export async function buildCode({ code, language, meta: text }: Fence): Promise<BuiltCode> {
  const meta = parseCodeMeta(text);
  const { written, shown } = readLines(code, language);
  const { lines: kept, problems } = applyHighlightComments(written, shown);
  const lines = kept.map((line) => ({ ...line }));
  const wrongRanges = applyRanges(lines, meta);
  const html = await highlight(lines.map((line) => line.text).join('\n'), shown);
  return {
    html: buildLines(html, lines),
    title: meta.title ?? meta.label,
    lineNumbers: meta.showLineNumbers,
    problems: [
      ...checkLanguage(language),
      ...meta.problems.map((message) => ({ line: 0, message })),
      ...wrongRanges,
      ...problems,
    ],
  };
}
