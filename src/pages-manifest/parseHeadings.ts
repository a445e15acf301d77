import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { ProseLine } from './markdownLines';
import type { ManifestHeading } from './types';

const HEADING = /^ {0,3}(?<hashes>#{1,6})[ \t]+(?<text>.*?)(?:[ \t]+#+)?[ \t]*$/;

function stripInline(text: string): string {
  return text
    .replace(/!\[(?<alt>[^\]]*)\]\([^)]*\)/g, '$<alt>')
    .replace(/\[(?<label>[^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$<label>')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/(?<mark>\*{1,3}|~~)(?<inner>\S(?:.*?\S)?)\k<mark>/g, '$<inner>')
    .replace(/(?<![\w\\])(?<mark>_{1,3})(?<inner>\S(?:.*?\S)?)\k<mark>(?!\w)/g, '$<inner>')
    .replace(/\\(?<escaped>[!-/:-@[-`{-~])/g, '$<escaped>')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** Text that a reader sees of a heading's Markdown: code spans as they are, other marks removed. */
export function headingText(markdown: string): string {
  const codes: string[] = [];
  const stashed = markdown.replace(
    /(?<ticks>`+)(?<code>.*?[^`])\k<ticks>(?!`)/g,
    (_span, _ticks, code: string) => {
      codes.push(code.trim());
      return `\uE000${codes.length - 1}\uE000`;
    },
  );
  return stripInline(stashed)
    .replace(/\uE000(?<index>\d+)\uE000/g, (_stash, index: string) => codes[Number(index)] ?? '')
    .trim();
}

const NOT_A_PARAGRAPH = /^\s*$|^ {0,3}(?:#{1,6}[ \t]|[-*+>|]|\d+[.)] |:::)|^ {4}/;

/** Headings as they are typed: `## Text`, or a line of text underlined with `===` or `---`. */
function findHeadings(lines: readonly ProseLine[]): { level: number; markdown: string }[] {
  return lines.flatMap(({ text, line }, index) => {
    const { hashes, text: markdown = '' } = HEADING.exec(text)?.groups ?? {};
    if (hashes !== undefined) return [{ level: hashes.length, markdown }];
    const next = lines[index + 1];
    const rule = next?.line === line + 1 ? /^ {0,3}(=+|-+)[ \t]*$/.exec(next.text)?.[1] : undefined;
    if (rule === undefined || NOT_A_PARAGRAPH.test(text)) return [];
    return [{ level: rule.startsWith('=') ? 1 : 2, markdown: text.trim() }];
  });
}

/**
 * The headings of a page below its title, with the ids that Docusaurus gives them: `{#id}`, `<!-- #id -->`, else a
 * slug that no earlier heading of the page has, the title included.
 */
export function parseHeadings(lines: readonly ProseLine[]): ManifestHeading[] {
  const slugger = createSlugger();
  return findHeadings(lines).flatMap(({ level, markdown }) => {
    const comment = /^(?<rest>.*?)\s*<!--\s*#(?<id>\S+?)\s*-->$/.exec(markdown)?.groups;
    const classic = parseMarkdownHeadingId(comment?.rest ?? markdown);
    const text = headingText(classic.text);
    const id = comment?.id ?? classic.id ?? slugger.slug(text);
    return level === 1 ? [] : [{ id, text, level }];
  });
}
