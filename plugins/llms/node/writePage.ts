import fs from 'node:fs';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import type { PageContext } from './context';
import { writePageHead } from './pageHead';
import { transformBody } from './transformBody';

const IMPORT = /^(?:import|export)\s[^]*?;[ \t]*\n(?:[ \t]*\n)*/gm;
const COMMENT = /^\{\/\*[^]*?\*\/\}[ \t]*\n(?:[ \t]*\n)*/gm;

/** Of MDX, what only a bundler can do: JSX and expressions stay as they are typed. */
function withoutModules(markdown: string): string {
  return markdown
    .split(/(^(?:```|~~~)[^]*?^(?:```|~~~)[ \t]*$)/m)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(IMPORT, '').replace(COMMENT, '')))
    .join('');
}

/**
 * One page as Markdown that stands alone (issue 8 point 3): demos with their sources, tables of the API written out, links
 * absolute.
 *
 * @throws where the page's file cannot be read
 */
export function writePage(context: Omit<PageContext, 'frontMatter'>): string {
  const { site, page } = context;
  const { data, content } = matter(fs.readFileSync(path.join(site.rootDir, page.source), 'utf8'));
  const body = page.source.endsWith('.mdx') ? withoutModules(content) : content;
  const complete = { ...context, frontMatter: data as Record<string, unknown> };
  return `${writePageHead(complete, body)}\n\n${transformBody(body, complete).trim()}\n`;
}
