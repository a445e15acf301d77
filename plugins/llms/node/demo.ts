import fs from 'node:fs';
import path from 'node:path';
import type { PageContext } from './context';
import { codeFence } from './markdown';

const STYLINGS: Record<string, string> = { system: 'MUI System', tailwind: 'Tailwind CSS', css: 'plain CSS' };

function toPosix(file: string): string {
  return file.split(path.sep).join('/');
}

/** `tsx title="Name/index.tsx" demo="Name"`: the files of one demo are told by its name. */
function infoOf(file: string, demo: string): string {
  return `${path.extname(file).slice(1)} title="${file}" demo="${demo}"`;
}

/** Says in which other stylings a demo is, with links to their files. */
function writeStylings(folder: string, { site }: PageContext, others: [string, string][]): string[] {
  if (others.length === 0) return [];
  const links = others.map(([styling, file]) => {
    const source = toPosix(path.relative(site.rootDir, path.join(folder, file)));
    return `[${STYLINGS[styling] ?? styling}](${site.sourceBase}${source})`;
  });
  return [`The same demo in other stylings: ${links.join(', ')}.`];
}

/**
 * The source of a demo: a block of code for its file and each local file that it needs, of its default styling.
 *
 * @returns nothing where there is no such demo, which the build itself reports
 */
export function writeDemo(name: string, context: PageContext): string {
  const { site, page } = context;
  const pageFile = path.join(site.rootDir, page.source);
  const folder = path.dirname(pageFile);
  const [main, ...others] = Object.entries(site.findDemo(pageFile, name) ?? {}) as [string, string][];
  if (!main) return '';
  const demo = path.basename(name).replace(/\.(jsx?|tsx?)$/, '');
  const blocks = site.collectLocalFiles(path.join(folder, main[1])).map((file) => {
    const relative = toPosix(path.relative(folder, file));
    return codeFence(infoOf(relative, demo), fs.readFileSync(file, 'utf8'));
  });
  return [...blocks, ...writeStylings(folder, context, others)].join('\n\n');
}
