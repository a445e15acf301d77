import type { Options } from 'prettier';
import * as estreePlugin from 'prettier/plugins/estree';
import * as typescriptPlugin from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { DraftNode } from './types';

/** That of this repository's `prettier.config.mjs`. */
const STYLE: Options = { printWidth: 110, singleQuote: true, trailingComma: 'all' };

const KEY_ORDER = ['pathname', 'title', 'subheader', 'source', 'plan'];

function printValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => printValue(item)).join(', ')}]`;
  const rank = (key: string) => (KEY_ORDER.includes(key) ? KEY_ORDER.indexOf(key) : KEY_ORDER.length);
  const entries = Object.entries(value).sort(([a], [b]) => rank(a) - rank(b));
  const own = entries
    .filter(([key]) => key !== 'children')
    .map(([key, item]) => `${JSON.stringify(key)}: ${printValue(item)}`);
  const children = entries
    .filter(([key]) => key === 'children')
    .map(([, item]) => `children: ${printValue(item)}`);
  // A line break after the brace keeps a group open; Prettier closes what fits on a line else.
  return `{${children.length > 0 ? '\n' : ''}${[...own, ...children].join(', ')}}`;
}

/** The `pages.ts` of a version, as a writer would type it. */
export function printTree(nodes: readonly DraftNode[]): Promise<string> {
  const code = [
    "import type { PageNode } from '../../../src/pages-manifest/types';",
    '',
    `const pages: PageNode[] = ${printValue(nodes)};`,
    '',
    'export default pages;',
    '',
  ].join('\n');
  return format(code, { ...STYLE, parser: 'typescript', plugins: [estreePlugin, typescriptPlugin] });
}
