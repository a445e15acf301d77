import fs from 'node:fs';
import path from 'node:path';
import { proseLines, type ProseLine } from '../../src/pages-manifest/markdownLines';
import type { ManifestPage } from '../../src/pages-manifest/types';
import type { Doc, Fence, Heading } from './types';

const FRONT_MATTER = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;
const OPEN = /^(?<indent>\s*)(?<fence>`{3,}|~{3,})(?<lang>[\w-]*)(?<info>[^`]*)$/;
const HEADING = /^ {0,3}(?<hashes>#{1,6})[ \t]+(?<markdown>.*?)[ \t]*$/;

/** Blocks of code, with their language as it is typed. */
export function findFences(body: string, offset: number): Fence[] {
  const fences: Fence[] = [];
  let open: (Fence & { fence: string; indent: number; lines: string[] }) | null = null;
  body.split(/\r?\n/).forEach((text, index) => {
    if (open) {
      if (text.trim().startsWith(open.fence) && /^[`~]+$/.test(text.trim())) {
        const { line, lang, info, lines } = open;
        fences.push({ line, lang, info, code: lines.join('\n') });
        open = null;
      } else open.lines.push(text.slice(Math.min(open.indent, text.search(/\S|$/))));
      return;
    }
    const groups = OPEN.exec(text)?.groups;
    if (!groups) return;
    const { indent = '', fence = '', lang = '', info = '' } = groups;
    const line = index + 1 + offset;
    open = { line, lang, info: info.trim(), code: '', fence, indent: indent.length, lines: [] };
  });
  return fences;
}

/** Headings as they are typed, those with `#` only. */
export function findHeadings(lines: readonly ProseLine[]): Heading[] {
  return lines.flatMap(({ text, line }) => {
    const { hashes, markdown = '' } = HEADING.exec(text)?.groups ?? {};
    return hashes === undefined ? [] : [{ line, level: hashes.length, markdown }];
  });
}

/** Reads a page for the rules of `npm run check:docs` (issue 9 point 5). */
export function readDoc(rootDir: string, page: ManifestPage): Doc {
  const source = fs.readFileSync(path.join(rootDir, page.source), 'utf8').replace(/^\uFEFF/, '');
  const head = FRONT_MATTER.exec(source)?.[0] ?? '';
  const body = source.slice(head.length);
  const offset = head.split('\n').length - 1;
  const lines = proseLines(body, offset);
  return {
    file: page.source,
    workspace: page.source.split('/').slice(0, 3).join('/'),
    page,
    lines,
    headings: findHeadings(lines),
    fences: findFences(body, offset),
  };
}
