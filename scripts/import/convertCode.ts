import { parseCodeMeta, takeLabel } from '../../plugins/kit/node/codeMeta';
import { storageKeyFor } from './buildTabs';
import { isBlank, pushBlock, type Line } from './lines';
import type { Note } from './types';

const FENCE = /^(?<head>.*?(?:`{3,}|~{3,}))\s*(?<info>.*?)\s*$/;

interface Converted {
  lines: Line[];
  notes: Note[];
}

/** ` ```jsx{1,3} ` -> `jsx`, `{1,3}`; ` ```title="x" ` -> `text`, `title="x"`. */
function splitInfo(info: string): { language: string; meta: string } {
  const [, word = '', meta = ''] = /^(\S*)\s*(.*)$/s.exec(info) ?? [];
  if (!/[{}="]/.test(word)) return { language: word, meta };
  const { language = '', rest = word } = /^(?<language>[\w+#-]*)(?=\{)(?<rest>.*)$/.exec(word)?.groups ?? {};
  return { language: language || 'text', meta: `${rest} ${meta}`.trim() };
}

function printMeta(meta: ReturnType<typeof parseCodeMeta>, lineCount: number): string {
  const ranges = meta.ranges
    .filter(([, to]) => to <= lineCount)
    .map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
  return [
    meta.label,
    meta.title && `title="${meta.title}"`,
    ranges.length > 0 && `{${ranges.join(',')}}`,
    meta.showLineNumbers && 'showLineNumbers',
  ]
    .filter(Boolean)
    .join(' ');
}

function convertFence(line: Line, lineCount: number): { line: Line; notes: Note[] } {
  const { head = '', info = '' } = FENCE.exec(line.text)?.groups ?? {};
  const { language, meta: text } = splitInfo(info);
  const meta = parseCodeMeta(text);
  const outside = meta.ranges.filter(([, to]) => to > lineCount);
  const problems = [...meta.problems, ...outside.map(([, to]) => `no line ${to} in a block of ${lineCount}`)];
  const kept = problems.length > 0 ? printMeta(meta, lineCount) : text;
  const converted = `${head}${[language, kept].filter(Boolean).join(' ')}`;
  return {
    line: info === '' ? line : { ...line, text: converted },
    notes: problems.map((problem) => ({
      line: line.line,
      kind: 'lost',
      message: `code fence: ${problem}: left out`,
    })),
  };
}

/** ` ```tsx title="x" ` stays as it is; what means nothing after a language is left out (issue 3 point 1). */
export function convertFences(lines: readonly Line[]): Converted {
  const notes: Note[] = [];
  const converted = lines.map((line, index) => {
    if (line.kind !== 'fence') return line;
    const end = lines.findIndex(({ kind }, at) => at > index && kind !== 'code');
    const result = convertFence(line, (end < 0 ? lines.length : end) - index - 1);
    notes.push(...result.notes);
    return result.line;
  });
  return { lines: converted, notes };
}

const OPEN = /^\s*<codeblock(?<attributes>[^>]*)>\s*$/i;
const CLOSE = /^\s*<\/codeblock\s*>\s*$/i;

function labelOf(line: Line): string | undefined {
  return takeLabel(/^\s*(?:`{3,}|~{3,})\S*\s*(.*)$/.exec(line.text)?.[1]).label;
}

/** The group with empty lines around each part, as raw HTML in CommonMark needs it, or why it cannot be one. */
function convertGroup(group: readonly Line[]): { lines: Line[] } | { problem: string } {
  const inner = group.slice(1, -1);
  const fences = inner.filter(({ kind }) => kind === 'fence');
  const labels = fences.map(labelOf);
  const [open, close] = [group[0] as Line, group.at(-1) as Line];
  const hasProse = inner.some(
    (line) => line.kind === 'prose' && !isBlank(line) && !/^\s*<!--.*-->\s*$/.test(line.text),
  );
  if (hasProse) return { problem: 'it has more than code fences in it' };
  if (fences.length < 2) return { problem: 'it has fewer than two code fences' };
  if (labels.includes(undefined)) return { problem: 'not each of its fences has a label' };
  if (new Set(labels).size < labels.length) return { problem: 'two of its fences have the same label' };
  const key = /storageKey=["']?([a-z][\w-]*)["']?/i.exec(OPEN.exec(open.text)?.groups?.attributes ?? '')?.[1];
  const tag = `<codeblock storageKey="${key ?? storageKeyFor(labels as string[])}">`;
  const lines: Line[] = [{ ...open, text: open.text.replace(/<codeblock[^>]*>/i, tag) }];
  inner.forEach((line) => (line.kind === 'fence' ? pushBlock(lines, [line]) : lines.push(line)));
  pushBlock(lines, [close]);
  return { lines };
}

/**
 * `<codeblock storageKey="package-manager">` directly followed by a fence gets an empty line between; a group that
 * cannot be tabs here loses its tags, and its fences follow one another.
 */
export function convertCodeblocks(lines: readonly Line[]): Converted {
  const result: Line[] = [];
  const notes: Note[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    const isOpen = line.kind === 'prose' && OPEN.test(line.text);
    const length = isOpen
      ? lines.slice(index).findIndex(({ kind, text }) => kind === 'prose' && CLOSE.test(text))
      : -1;
    if (length < 0) {
      result.push(line);
      continue;
    }
    const group = lines.slice(index, index + length + 1);
    const converted = convertGroup(group);
    if ('problem' in converted) {
      notes.push({
        line: line.line,
        kind: 'lost',
        message: `<codeblock> left out, its content kept: ${converted.problem}`,
      });
    }
    pushBlock(result, 'lines' in converted ? converted.lines : group.slice(1, -1));
    index += length;
    if (!isBlank(lines[index + 1])) result.push({ text: '', kind: 'prose', line: line.line });
  }
  return { lines: result, notes };
}
