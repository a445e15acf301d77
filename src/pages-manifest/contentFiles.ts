import fs from 'node:fs';
import path from 'node:path';
import { nearest } from './nearest';

/** Markdown files below a version's `content/`, relative to it; `_` hides a file or folder, as in Docusaurus. */
export function listContentFiles(contentDir: string, below = ''): string[] {
  if (!fs.existsSync(contentDir)) return [];
  return fs
    .readdirSync(path.join(contentDir, below), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('_') && entry.name !== 'node_modules')
    .flatMap((entry) => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return listContentFiles(contentDir, file);
      return /\.mdx?$/.test(entry.name) ? [file] : [];
    })
    .sort();
}

/**
 * Where the file of a page may lie, relative to `content/` (design §2 "A node names its file by `source` where the
 * pathname does not give it"): in a folder of its own, as pages with demos do, or directly.
 *
 * @example
 * candidateFiles('/x/react-data-grid', '/x'); // 'react-data-grid/react-data-grid.md', …, 'react-data-grid.md', …
 */
export function candidateFiles(pathname: string, basePath: string, source?: unknown): string[] {
  if (source !== undefined) return [String(source)];
  const relative = pathname.slice(basePath.length + 1);
  const stems = relative === '' ? ['index'] : [`${relative}/${path.posix.basename(relative)}`, relative];
  return stems.flatMap((stem) => [`${stem}.md`, `${stem}.mdx`]);
}

const stemOf = (file: string): string => file.replace(/\.mdx?$/, '');

/** Files that a page without its file may have meant: of the same name elsewhere, or with a slip in the name. */
export function nearFiles(candidates: readonly string[], files: readonly string[]): string[] {
  const wanted = candidates.map(stemOf);
  const names = new Set(wanted.map((stem) => path.posix.basename(stem)));
  const sameName = files.filter((file) => names.has(path.posix.basename(stemOf(file))));
  const stems = files.map(stemOf);
  const slips = wanted.flatMap((stem) => nearest(stem, stems));
  return [...new Set([...sameName, ...files.filter((file) => slips.includes(stemOf(file)))])].slice(0, 3);
}
