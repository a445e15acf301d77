import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import { candidateFiles } from '../../src/pages-manifest/contentFiles';
import { currentFolder, findOwner, type FileToWrite } from './newPage';
import { demoTemplate } from './templates';

/** Sections that come after the demos of use. */
const AFTER = /^## (?:Customization|Accessibility|Anatomy|Limitations)\b/m;

/** `CardWithLink` -> `Card with link`. */
function headingOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function insertNotation(text: string, name: string): string {
  const block = `### ${headingOf(name)}\n\nTODO: what this demo shows, and why one would do it.\n\n{{"demo": "${name}.tsx"}}\n`;
  const at = AFTER.exec(text)?.index;
  return at === undefined
    ? `${text.trimEnd()}\n\n${block}`
    : `${text.slice(0, at)}${block}\n${text.slice(at)}`;
}

/**
 * A demo beside its page, and its notation before the sections that end a page.
 *
 * @throws an Error where there is no such page
 */
export function newDemo(
  rootDir: string,
  products: readonly ProductRow[],
  { pathname, name }: { pathname: string; name: string },
): FileToWrite[] {
  const product = findOwner(pathname, products);
  const content = `${currentFolder(product)}/content`;
  const page = candidateFiles(pathname, product.basePath)
    .map((file) => `${content}/${file}`)
    .find((file) => fs.existsSync(path.join(rootDir, file)));
  if (page === undefined) {
    throw new Error(`${pathname} is no page yet. Run "npm run new -- page ${pathname}" first.`);
  }
  const text = fs.readFileSync(path.join(rootDir, page), 'utf8');
  return [
    {
      file: `${path.posix.dirname(page)}/${name}.tsx`,
      isNew: true,
      text: demoTemplate(name, product.library ?? ''),
    },
    { file: page, isNew: false, text: insertNotation(text, name) },
  ];
}
