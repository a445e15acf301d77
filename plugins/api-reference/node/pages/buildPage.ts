import type { ApiComponent, ApiDocument, ApiHook } from '../../types';
import { buildFrontMatter, buildHead } from './pageHead';
import {
  buildInheritance,
  buildOwnTables,
  buildPart,
  buildReturns,
  buildSource,
  buildTheme,
} from './pageSections';
import { notation, type Blocks, type PageContext } from './pageText';

function hookBody(hook: ApiHook, context: PageContext): Blocks {
  return [...buildOwnTables(hook, context), ...buildReturns(hook, context)];
}

function componentBody(component: ApiComponent, context: PageContext): Blocks {
  const { parts } = component;
  return [
    ...buildOwnTables(component, context),
    ...parts.flatMap((part) => buildPart(component, part, context)),
    ...(parts.length === 0 ? buildInheritance(component, context) : []),
    ...buildTheme(component),
  ];
}

/** The choice of views stands below the heading of the first table. */
function withViews(blocks: Blocks): Blocks {
  const first = blocks.findIndex((block) => block.startsWith('{{"component": "ApiTable"'));
  return first === -1 ? blocks : [...blocks.slice(0, first), notation('ApiViews'), ...blocks.slice(first)];
}

function buildBody(document: ApiDocument, context: PageContext): Blocks {
  return document.kind === 'hook' ? hookBody(document, context) : componentBody(document, context);
}

/** The Markdown file of a component or hook (issue 4 point 3): its tables are notations, its headings are real. */
export function buildPage(document: ApiDocument, context: PageContext): string {
  const blocks = [
    buildFrontMatter(document, context),
    ...buildHead(document, context),
    ...withViews(buildBody(document, context)),
    ...(context.history ?? []),
    ...buildSource(document, context),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The same headings and tables one level deeper, to stand on a page that a writer made. */
export function buildReference(document: ApiDocument, context: PageContext): string {
  return withViews(buildBody(document, context))
    .map((block) => block.replace(/^#+(?= )/, '#$&'))
    .join('\n\n');
}
