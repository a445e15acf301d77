import { parseCodeMeta } from '../../kit/node/codeMeta';
import { quoteAdmonitions } from './admonitions';
import type { PageContext } from './context';
import { applyEdits, indentAt, type Edit } from './edits';
import { cleanHtml } from './html';
import { writeNotation } from './notations';
import type { Token } from './parser';

/** What one token becomes; `undefined` for what stays as it is typed. */
type Write = (text: string, context: PageContext) => string | undefined;

const HEADING_ID = /\s*\{#[\w-]+\}(?=\s*#*\s*$)/;

/** Titles of blocks and labels of tabs alike become titles; what only the page can do is left out. */
function writeMeta(meta: string): string {
  const { title, label } = parseCodeMeta(meta);
  const name = title ?? label;
  return name === undefined ? '' : `title="${name}"`;
}

const writeHtml: Write = (html, { resolve }) => cleanHtml(html, resolve);

const writeLink: Write = (link, { resolve }) => resolve(link);

const WRITE: Partial<Record<string, Write>> = {
  paragraph: (text, context) => writeNotation(text, context, transformBody) ?? undefined,
  // The title of the page is in its head.
  atxHeading: (text) => (/^#\s/.test(text) ? '' : text.replace(HEADING_ID, '')),
  setextHeading: (text) => (/\n\s*=+\s*$/.test(text) ? '' : text.replace(HEADING_ID, '')),
  codeFencedFenceMeta: writeMeta,
  htmlFlow: writeHtml,
  htmlText: writeHtml,
  resourceDestinationString: writeLink,
  definitionDestinationString: writeLink,
};

/** What was a block of its own takes its blank line along. */
function endOf({ end }: Token, source: string, text: string): number {
  if (text.trim() !== '') return end.offset;
  const [blank = ''] = /^[ \t]*\n(?:[ \t]*\n)*/.exec(source.slice(end.offset)) ?? [];
  return end.offset + blank.length;
}

function toEdit(token: Token, source: string, context: PageContext): Edit[] {
  const start = token.start.offset;
  const before = source.slice(start, token.end.offset);
  const text = WRITE[token.type]?.(before, context);
  if (text === undefined || text === before) return [];
  const isBlock = token.type !== 'htmlText' && token.type !== 'codeFencedFenceMeta';
  const end = isBlock ? endOf(token, source, text) : token.end.offset;
  return [{ start, end, text: indentAt(source, start, text) }];
}

/**
 * The body of a page, or of a part of one, as plain Markdown: what stays is as the writer typed it.
 *
 * @param markdown without front matter
 */
export function transformBody(markdown: string, context: PageContext): string {
  const source = quoteAdmonitions(markdown.replaceAll('\r\n', '\n'));
  const edits = context.parse(source).flatMap((token) => toEdit(token, source, context));
  return applyEdits(source, edits);
}
