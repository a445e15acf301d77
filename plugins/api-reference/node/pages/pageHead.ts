import type { ApiDocument } from '../../types';
import { hasPlayground } from '../playground/findPlayground';
import { joinWords, quoteYaml } from './markdownText';
import { buildSize } from './pageSize';
import {
  deprecation,
  fence,
  heading,
  KINDS,
  libraryText,
  notation,
  TITLES,
  type Blocks,
  type PageContext,
} from './pageText';

/** Length from which search engines cut a description. */
const SUMMARY_MAX = 160;

/** From this number of parts on, the contents of the page list the parts only. */
const MANY_PARTS = 4;

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the page tells of, in one sentence that fits into a search result. */
function buildSummary(document: ApiDocument, { view }: PageContext): string {
  const { name, package: packageName, version } = document;
  const present = new Set(Object.values(view).map(({ kind }) => kind));
  const titles = KINDS.filter((kind) => present.has(kind)).map((kind) =>
    TITLES[kind].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
  const words = document.kind === 'hook' ? [...titles, 'return value'] : titles;
  const list = words.length > 0 ? capitalize(joinWords(words)) : 'API';
  const sentence = `${list} of ${name}, read from the types of ${packageName} ${version}.`;
  return sentence.length <= SUMMARY_MAX ? sentence : `API of ${name} in ${packageName} ${version}.`;
}

/** Front matter of a generated page, as the manifest checks it. */
export function buildFrontMatter(document: ApiDocument, context: PageContext): string {
  const hasManyParts = document.kind === 'component' && document.parts.length > MANY_PARTS;
  return [
    '---',
    `productId: ${context.productId}`,
    `title: ${quoteYaml(`${document.name} API`)}`,
    `description: ${quoteYaml(buildSummary(document, context))}`,
    `packageName: ${quoteYaml(document.package)}`,
    ...(hasManyParts ? ['toc_max_heading_level: 2'] : []),
    '---',
  ].join('\n');
}

function buildImports({ imports }: ApiDocument): Blocks {
  const lines = imports.flatMap((line, index) => (index === 0 ? [line] : ['// or', line]));
  return lines.length > 0 ? [heading(2, 'Import'), fence('tsx', lines)] : [];
}

function buildDemos({ demoPages }: PageContext): Blocks {
  const items = demoPages.map(({ title, pathname }) => `- [${title.replace(/[[\]]/g, '\\$&')}](${pathname})`);
  return items.length > 0 ? [heading(2, 'Demos'), items.join('\n')] : [];
}

function buildPlayground(document: ApiDocument): Blocks {
  return hasPlayground(document)
    ? [heading(2, 'Playground'), notation('Playground', { name: document.name })]
    : [];
}

/** Title, summary, what the library says of it, how it is imported and where it is shown. */
export function buildHead(document: ApiDocument, context: PageContext): Blocks {
  return [
    heading(1, `${document.name} API`),
    `<p class="description">${buildSummary(document, context)}</p>`,
    ...deprecation(document.deprecated, context),
    ...libraryText(document.description, context),
    ...buildImports(document),
    ...buildSize(context.size),
    ...buildDemos(context),
    ...buildPlayground(document),
  ];
}
