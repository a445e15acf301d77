import fs from 'node:fs';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import { findDemos } from './findDemos';
import { validateFrontMatter, type PageFrontMatter } from './frontMatter';
import { proseLines } from './markdownLines';
import { headingText, parseHeadings } from './parseHeadings';
import { lineOfKey } from './sourceLines';
import type { ManifestHeading, Problem } from './types';

export interface ParsedPage {
  frontMatter: PageFrontMatter;
  /** The `# Title` of the body. */
  heading: string | null;
  headings: ManifestHeading[];
  demos: string[];
}

interface FrontMatterBlock {
  data: unknown;
  /** The block's own text. */
  text: string;
  body: string;
  /** Lines of the file above the body. */
  offset: number;
  error?: { message: string; line: number; fix: string };
}

const QUOTE_VALUE =
  'Correct the YAML: a value with ": " or " #", or that starts with a special character, needs quotes.';

const NOT_DELIMITED = {
  message: 'it does not stand between two lines "---"',
  line: 1,
  fix: 'Begin the file with a line "---" and end the front matter with another.',
};

/** Splits and reads the YAML block as Docusaurus does; a syntax error is returned with its line in the file. */
function readFrontMatter(source: string): FrontMatterBlock {
  const text = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(source)?.[0] ?? '';
  const block = { data: {}, text, body: source.slice(text.length), offset: text.split('\n').length - 1 };
  if (text === '') {
    const isOpen = source.startsWith('---') && source[3] !== '-';
    return isOpen ? { ...block, text: source, error: NOT_DELIMITED } : block;
  }
  try {
    return { ...block, data: matter(text, { language: 'yaml' }).data };
  } catch (caught) {
    const error = caught as Error & { reason?: string; mark?: { line: number } };
    const message = error.reason ?? error.message;
    return { ...block, error: { message, line: (error.mark?.line ?? 0) + 1, fix: QUOTE_VALUE } };
  }
}

function frontMatterProblems(block: FrontMatterBlock, productId: string, file: string): Problem[] {
  if (block.error) {
    const { line, message, fix } = block.error;
    const value = block.text.split('\n')[line - 1]?.trim() ?? '';
    return [{ file, line, message: `The front matter is not valid YAML: ${message}.`, value, fix }];
  }
  return validateFrontMatter(block.data, productId).map(({ key, message, value, fix }) => ({
    file,
    line: lineOfKey(block.text, key) ?? 1,
    message: `Front matter: ${message}`,
    value,
    fix,
  }));
}

/**
 * Reads what the manifest tells of one page (design §2): front matter, headings, demos, with all that is wrong.
 *
 * @param file relative to `rootDir`, with forward slashes
 */
export function parsePage(
  rootDir: string,
  file: string,
  productId: string,
): ParsedPage & { problems: Problem[] } {
  const absolute = path.join(rootDir, file);
  const block = readFrontMatter(fs.readFileSync(absolute, 'utf8').replace(/^\uFEFF/, ''));
  const problems = frontMatterProblems(block, productId, file);
  const lines = proseLines(block.body, block.offset);
  const title = lines.map(({ text }) => /^# +(?<title>.+)$/.exec(text)?.groups?.title).find(Boolean);
  const found = findDemos(lines, path.dirname(absolute), file);
  return {
    frontMatter: problems.length === 0 ? (block.data as PageFrontMatter) : {},
    heading: title === undefined ? null : headingText(title.replace(/\s*\{#[^}]*\}\s*$/, '')),
    headings: parseHeadings(lines),
    demos: found.demos,
    problems: [...problems, ...found.problems],
  };
}
