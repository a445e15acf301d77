import fs from 'node:fs';
import path from 'node:path';
import { parseList } from '../../plugins/search/client/loadIndexes';
import { INDEX_FOLDER, LIST_FILE, type IndexEntry } from '../../plugins/search/types';
import { ToolError } from './tool';

/** Files of a built site, by their paths on the site. */
export interface Build {
  dir: string;
  /** Text of a file; `undefined` where the build has none. */
  read(pathname: string): string | undefined;
  /** The product-versions of the site, current ones first. */
  listVersions(): IndexEntry[];
  /** Paths of all pages with a Markdown twin. */
  listPages(): string[];
}

/** What identifies a product-version: `material-ui@v9`. */
export function idOf({ product, version }: IndexEntry): string {
  return `${product}@${version}`;
}

/**
 * The path of a page, however it was written: as an address, with an ending, with an anchor.
 *
 * @throws ToolError where it cannot be one
 */
export function toPathname(text: string): string {
  const base = 'https://site.invalid';
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const pathname = url?.pathname.replace(/(?:\.(?:md|html|json))?\/*$/, '');
  if (!pathname || !/^(?:\/[\w-][\w.-]*)+$/.test(pathname))
    throw new ToolError(`"${text}" is no path of a page; write one such as /material-ui/react-button.`);
  return pathname;
}

function listMarkdown(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.split(path.sep).join('/').slice(0, -'.md'.length)}`)
    .sort();
}

/**
 * Opens a built site; nothing is read before it is asked for.
 *
 * @param dir folder that `npm run build` made
 */
export function openBuild(dir: string): Build {
  const need = (name: string, what: string) => {
    const file = path.join(dir, name);
    if (fs.existsSync(file)) return file;
    const shown = path.relative(process.cwd(), file);
    throw new ToolError(
      `There is no ${what} at ${shown}. Run "npm run build" first, or start the server with --dir and the folder of a build.`,
    );
  };
  return {
    dir,
    read(pathname) {
      need('llms.txt', 'build with Markdown of its pages');
      const file = path.join(dir, pathname);
      return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
    },
    listVersions() {
      const list = need(path.join(INDEX_FOLDER, LIST_FILE), 'search index');
      return parseList(fs.readFileSync(list, 'utf8'))
        .filter(({ product }) => product !== '')
        .sort((a, b) => Number(a.older === true) - Number(b.older === true));
    },
    listPages() {
      need('llms.txt', 'build with Markdown of its pages');
      return listMarkdown(dir);
    },
  };
}

/**
 * The versions that a product's name stands for: the one that is named, its current one, or all current ones.
 *
 * @throws ToolError that lists the valid names
 */
export function findVersions(build: Build, name: string | undefined): IndexEntry[] {
  const versions = build.listVersions();
  const found = versions.filter(
    (entry) =>
      (name === undefined && !entry.older) ||
      idOf(entry) === name ||
      (!entry.older && entry.product === name),
  );
  if (found.length > 0) return found;
  throw new ToolError(`There is no product "${name}"; valid are: ${versions.map(idOf).join(', ')}.`);
}
