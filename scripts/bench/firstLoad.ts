import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Scripts and styles that the HTML of a page names, and the HTML itself. */
const RESOURCE = /<(?:script[^>]* src|link[^>]* rel="?stylesheet"?[^>]* href)="?([^">\s]+)/g;

const sizeOf = (file: string) => gzipSync(fs.readFileSync(file)).length;

/** Compressed bytes of a page's HTML and of the scripts and styles that it loads before any demo. */
export function firstLoadBytes(outDir: string, pathname: string): number {
  const page = path.join(outDir, pathname === '/' ? 'index.html' : `${pathname}.html`);
  const html = fs.readFileSync(page, 'utf8');
  const files = [...html.matchAll(RESOURCE)].map(([, href = '']) =>
    path.join(outDir, href.replace(/[?#].*/, '')),
  );
  return [page, ...new Set(files)]
    .filter((file) => fs.existsSync(file))
    .reduce((sum, file) => sum + sizeOf(file), 0);
}
