import fs from 'node:fs';
import path from 'node:path';
import { findDemo } from '../../plugins/demos/node/findDemo';
import { collectLocalFiles } from '../../plugins/demos/node/localFiles';
import { createParser, type Parse } from '../../plugins/llms/node/parser';
import type { ManifestPage, ManifestVersion } from '../../src/pages-manifest/types';
import { rootDir } from './test';

/** Lines without the marks of the lists and quotations that they are in. */
function bare(text: string): string {
  return text.replace(/^[>\s]+/gm, '').trim();
}

/** Sources of the demos of a page, in their default styling. */
function demoSources({ source, demos }: ManifestPage): { name: string; text: string }[] {
  const pageFile = path.join(rootDir, source);
  return demos.flatMap((name) => {
    const [main = ''] = Object.values(findDemo(pageFile, name) ?? {});
    return collectLocalFiles(path.join(path.dirname(pageFile), main)).map((file) => ({
      name: path.relative(rootDir, file),
      text: fs.readFileSync(file, 'utf8'),
    }));
  });
}

/** Every name in the tables of an API page, as its published data has it. */
function apiNames(json: unknown): string[] {
  const lists = [
    'props',
    'inherited',
    'slots',
    'classes',
    'dataAttributes',
    'cssVariables',
    'parameters',
    'options',
  ];
  const document = json as Record<string, { name?: string; key?: string; props?: unknown[] }[]>;
  const parts = [document, ...((document.parts ?? []) as unknown as (typeof document)[])];
  return parts
    .flatMap((part) => lists.flatMap((list) => part[list] ?? []))
    .flatMap((row) => (Array.isArray(row.props) ? (row.props as { name: string }[]) : [row]))
    .map((row) => row.name ?? (row as { key?: string }).key ?? '');
}

/** Notations and admonitions that are left over outside of code. */
function leftOver(markdown: string, parse: Parse): string[] {
  const paragraphs = parse(markdown).filter(({ type }) => type === 'paragraph');
  return paragraphs
    .map(({ start, end }) => markdown.slice(start.offset, end.offset))
    .filter((text) => /^\{\{\s*"|^:::|^<\/?codeblock/m.test(text));
}

/** A page without tables has no data of its own. */
function readData(dir: string, { pathname }: ManifestPage): unknown {
  const file = path.join(dir, `${pathname}.json`);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

function findPageProblems(dir: string, page: ManifestPage, parse: Parse): string[] {
  const file = path.join(dir, `${page.pathname}.md`);
  if (!fs.existsSync(file)) return ['no Markdown'];
  const markdown = fs.readFileSync(file, 'utf8');
  const text = bare(markdown);
  const fences = (markdown.match(/^[>\s]*(?:```|~~~)/gm) ?? []).length;
  return [
    ...(markdown.startsWith('# ') ? [] : ['no title']),
    ...(fences % 2 === 0 ? [] : ['a block of code that does not end']),
    ...demoSources(page)
      .filter((demo) => !text.includes(bare(demo.text)))
      .map(({ name }) => `without the demo ${name}`),
    ...apiNames(page.api ? readData(dir, page) : {})
      .filter((name) => !markdown.includes(`| \`${name}\``))
      .map((name) => `without ${name}`),
    ...leftOver(markdown, parse).map((paragraph) => `with ${paragraph}`),
  ];
}

/**
 * What the Markdown of a build's pages lacks: sources of demos, rows of API pages, or Markdown that a parser understands
 * (issue 8 "What it must show").
 */
export async function findTwinProblems(dir: string, versions: readonly ManifestVersion[]): Promise<string[]> {
  const parse = await createParser();
  return versions
    .flatMap(({ pages }) => pages)
    .filter(({ pathname }) => fs.existsSync(path.join(dir, `${pathname}.html`)))
    .flatMap((page) => findPageProblems(dir, page, parse).map((problem) => `${page.pathname}: ${problem}`));
}
