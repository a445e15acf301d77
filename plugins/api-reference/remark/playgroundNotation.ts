import fs from 'node:fs';
import path from 'node:path';
import { toKebab } from '../node/pages/names';
import { findPlayground } from '../node/playground/findPlayground';
import type { ApiPageData } from '../types';

function loadDocument(file: string): ApiPageData['document'] {
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as ApiPageData).document;
}

/** Names of the components of a product-version that have a playground. */
function listPlaygrounds(dataFolder: string): string[] {
  const names = fs.existsSync(dataFolder) ? fs.readdirSync(dataFolder) : [];
  return names
    .map((name) => loadDocument(path.join(dataFolder, name)))
    .filter((document) => findPlayground(document) !== null)
    .map(({ name }) => name)
    .sort();
}

/**
 * What is wrong with the name of a playground, in words for the writer; nothing where there is one.
 *
 * @param dataFolder absolute folder with the data of the generated pages of the page's product-version
 */
export function describeMissing(dataFolder: string, name: string): string | null {
  const file = path.join(dataFolder, `${toKebab(name)}.json`);
  const document = fs.existsSync(file) ? loadDocument(file) : null;
  if (document?.name === name && findPlayground(document)) return null;
  const valid = listPlaygrounds(dataFolder).join(', ') || 'none';
  return `no playground of "${name}"; there are ${valid}`;
}

/**
 * Request of the module of a playground: its imports are looked up from the folder of the product-version, which has
 * its own copy of the library.
 *
 * @example
 * playgroundSource('.generated/api/material-ui-v9', 'IconButton');
 * // '!!api-playground!@site/docs/material-ui/v9/pages.ts?icon-button'
 */
export function playgroundSource(dataFolder: string, name: string): string {
  const [, product, version] = /([^/]+)-([^-/]+)$/.exec(dataFolder) ?? [];
  return `!!api-playground!@site/docs/${product}/${version}/pages.ts?${toKebab(name)}`;
}
