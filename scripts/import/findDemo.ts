import path from 'node:path';
import type { Copy, Source } from './types';

const STYLINGS = ['system', 'tailwind', 'css'];
const INDEX = ['index.tsx', 'index.jsx', 'index.js'];
const EXTENSIONS = ['.tsx', '.jsx', '.js'];

/** A demo of the source: one file, or a folder of stylings (design §5). */
export interface FoundDemo {
  /** The file or folder, in the source. */
  path: string;
  /** The name by which a page shows it here. */
  name: string;
  /** Files from which its imports are followed, relative to the page's folder here. */
  entries: Copy[];
}

/** Files that that family's tools make of others: JavaScript of TypeScript, previews. */
export function isDerived(source: Source, file: string): boolean {
  if (/\.preview$/.test(file)) return true;
  const [, stem, extension = ''] = /^(.*)\.(jsx?)$/.exec(file) ?? [];
  if (stem === undefined) return false;
  return [`${stem}.tsx`, ...(extension === 'js' ? [`${stem}.ts`] : [])].some((original) =>
    source.has(original),
  );
}

function findFolder(source: Source, folder: string): FoundDemo | null {
  const name = path.posix.basename(folder);
  const files = source.files.filter((file) => file.startsWith(`${folder}/`) && !isDerived(source, file));
  const isStyled = STYLINGS.some((styling) =>
    INDEX.some((index) => source.has(`${folder}/${styling}/${index}`)),
  );
  if (!isStyled) return null;
  const entries = files
    .filter((file) => STYLINGS.includes(file.slice(folder.length + 1).split('/')[0] ?? ''))
    .map((from) => ({ from, to: `${name}${from.slice(folder.length)}` }));
  return { path: folder, name, entries };
}

function findFile(source: Source, stem: string): FoundDemo | null {
  const file = EXTENSIONS.map((extension) => stem + extension).find((candidate) => source.has(candidate));
  if (file === undefined) return null;
  const name = path.posix.basename(file);
  return { path: file, name, entries: [{ from: file, to: name }] };
}

/**
 * The demo that a page of that family names: beside it, by a path from it, or by one in its repository (`pages/…/A.js`).
 *
 * @param folder folder of the page in the source
 */
export function findDemo(source: Source, folder: string, name: string): FoundDemo | null {
  const stem = name.replace(/\.[jt]sx?$/, '');
  const inFolder = [stem, path.posix.basename(stem)].map((base) =>
    path.posix.normalize(path.posix.join(folder, base)),
  );
  const elsewhere = EXTENSIONS.flatMap((extension) =>
    source.files.filter((file) => stem.includes('/') && `/${stem}${extension}`.endsWith(`/${file}`)),
  );
  const stems = [...inFolder, ...elsewhere.map((file) => file.replace(/\.\w+$/, ''))];
  const search = stem === name ? [findFolder, findFile] : [findFile, findFolder];
  for (const candidate of stems) {
    for (const find of search) {
      const found = find(source, candidate);
      if (found) return found;
    }
  }
  return null;
}
