import fs from 'node:fs';
import path from 'node:path';

const MARKDOWN = /['"](?<file>[^'"]+\.mdx?)(?:\?[^'"]*)?['"]/;
const PAGE = /\.(?:jsx?|tsx?)$/;

function listFiles(folder: string, below = ''): string[] {
  return fs.readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    return entry.isDirectory() ? listFiles(folder, file) : [file];
  });
}

/** `material-ui/react-button/index.js`, `base-ui/react-button/[docsTab]/index.js` -> their pathnames */
function pathnameOf(page: string): string {
  const segments = page
    .replace(PAGE, '')
    .split('/')
    .filter((segment) => !/^\[.*\]$/.test(segment));
  if (segments.at(-1) === 'index') segments.pop();
  return `/${segments.join('/')}`;
}

/** `docs/data/…/buttons.md` or `docsx/data/…` of an import, without the alias. */
function withoutAlias(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}

/**
 * The pages folder of that family's repositories, above the imported folder: `docs/pages` for `docs/data/material`.
 */
export function findPagesFolder(folder: string): string | undefined {
  const parents = [1, 2, 3, 4].map((count) =>
    path.resolve(folder, ...Array<string>(count).fill('..'), 'pages'),
  );
  return parents.find((candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isDirectory());
}

/**
 * Pathnames of Markdown files, as the routes of that family's repository give them: each is a page that imports one
 * (`import * as pageProps from 'docs/data/material/components/buttons/buttons.md?…'`). Empty without such routes.
 */
export function readRoutes(folder: string, files: readonly string[]): Map<string, string> {
  const pagesFolder = findPagesFolder(folder);
  const routes = new Map<string, string>();
  if (pagesFolder === undefined) return routes;
  const root = path.resolve(folder);
  for (const page of listFiles(pagesFolder).filter((file) => PAGE.test(file))) {
    const imported = MARKDOWN.exec(fs.readFileSync(path.join(pagesFolder, page), 'utf8'))?.groups?.file;
    if (imported === undefined || imported.startsWith('.')) continue;
    const end = `/${withoutAlias(imported)}`;
    const file = files.find((candidate) => path.posix.join(root, candidate).endsWith(end));
    if (file !== undefined && !routes.has(file)) routes.set(file, pathnameOf(page));
  }
  return routes;
}
