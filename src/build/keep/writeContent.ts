import fs from 'node:fs';
import path from 'node:path';
import { readKept } from './readKept';

/** Folder of the prose of a build's pages; `src/framework/content.ts` fetches from it. */
export const CONTENT_FOLDER = 'assets/content';

function htmlFile(outDir: string, pathname: string): string | undefined {
  return [`${pathname}.html`, `${pathname}/index.html`]
    .map((name) => path.join(outDir, name))
    .find((file) => fs.existsSync(file));
}

/**
 * Writes what each page keeps in its HTML to `assets/content/<hash>/<pathname>.json` as well: a list of HTML, for readers who
 * come from another page of the build.
 *
 * @param hash hash of the build, by which a page's script finds the prose that belongs to it
 * @param pathnames routes, without the base path
 */
export function writeContent(outDir: string, hash: string, pathnames: readonly string[]): void {
  for (const pathname of pathnames) {
    const file = htmlFile(outDir, pathname);
    const kept = file ? readKept(fs.readFileSync(file, 'utf8')) : [];
    if (kept.length === 0) continue;
    const target = path.join(outDir, CONTENT_FOLDER, hash, `${pathname}.json`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify(kept));
  }
}
