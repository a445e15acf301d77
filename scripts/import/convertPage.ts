import { parseHeadings } from '../../src/pages-manifest/parseHeadings';
import { proseLines } from '../../src/pages-manifest/markdownLines';
import { convertCodeblocks, convertFences } from './convertCode';
import { convertDirectives, type DirectiveContext } from './convertDirectives';
import { convertFrontMatter, splitFrontMatter } from './convertFrontMatter';
import { convertHeadings } from './convertHeadings';
import { convertLinks, type LinkContext } from './convertLinks';
import { joinLines, splitLines, type Line } from './lines';
import { removeMarks } from './convertMarks';
import { findDescription } from './pageFacts';
import type { Note } from './types';

/** A page before its links are rewritten: for that, the anchors of all pages have to be known. */
export interface DraftPage {
  frontMatter: string;
  lines: Line[];
  /** Anchors of the source and ids of headings here, each with the id here. */
  anchors: Map<string, string>;
  notes: Note[];
}

/** First pass over a page: everything but its links (issue 3 point 1, design §5). */
export function draftPage(text: string, product: string, context: DirectiveContext): DraftPage {
  const { yaml, body, offset } = splitFrontMatter(text);
  const frontMatter = convertFrontMatter(yaml, product, findDescription(body));
  const directives = convertDirectives(removeMarks(splitLines(body, offset)), context);
  const codeblocks = convertCodeblocks(directives.lines);
  const fences = convertFences(codeblocks.lines);
  const headings = convertHeadings(fences.lines);
  const ids = parseHeadings(proseLines(joinLines(headings.lines), 0)).map(({ id }) => [id, id] as const);
  return {
    frontMatter: frontMatter.text,
    lines: headings.lines,
    anchors: new Map([...headings.anchors, ...ids]),
    notes: [...frontMatter.notes, ...directives.notes, ...codeblocks.notes, ...fences.notes],
  };
}

/** Second pass: the page as it is written. */
export function finishPage(draft: DraftPage, context: LinkContext): { text: string; notes: Note[] } {
  const { lines, notes } = convertLinks(draft.lines, context);
  const body = joinLines(lines).replace(/^\n+/, '').replace(/\s*$/, '\n');
  return { text: `${draft.frontMatter}\n${body}`, notes: [...draft.notes, ...notes] };
}
