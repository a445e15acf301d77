import type { ApiDocument, ApiSize, ApiTableKind, ApiView } from '../../types';
import { toPageMarkdown } from './markdownText';

/** What a page tells besides the document. */
export interface PageContext {
  productId: string;
  view: ApiView;
  /** Where a link of the library leads on this site. */
  resolve(link: string): string;
  /** Pages of this product-version that show the component, in sidebar order. */
  demoPages: readonly { title: string; pathname: string }[];
  /** Page of another component of this product-version. */
  pathnameOf(name: string): string | undefined;
  /** Address of the source, where the package tells its repository. */
  sourceUrl?: string;
  size?: ApiSize;
  /** What the page tells of other versions. */
  history?: readonly string[];
}

/** A block of Markdown; blank lines stand between them. */
export type Blocks = string[];

export type TitledKind = Exclude<ApiTableKind, 'returns'>;

/** Headings of the tables, in the order of the page. */
export const TITLES: Record<TitledKind, string> = {
  props: 'Props',
  slots: 'Slots',
  classes: 'CSS classes',
  dataAttributes: 'Data attributes',
  cssVariables: 'CSS variables',
  parameters: 'Parameters',
  options: 'Options',
};

export const KINDS = Object.keys(TITLES) as TitledKind[];

export function heading(level: number, text: string, id?: string): string {
  return `${'#'.repeat(level)} ${text}${id === undefined ? '' : ` {#${id}}`}`;
}

export function fence(language: string, lines: readonly string[]): string {
  return [`\`\`\`${language}`, ...lines, '```'].join('\n');
}

/** `{{"component": "ApiTable", "name": "Button"}}`, which the plugin's transform replaces. */
export function notation(component: string, props: Record<string, string> = {}): string {
  const pairs = Object.entries({ component, ...props }).map(
    ([key, value]) => `"${key}": ${JSON.stringify(value)}`,
  );
  return `{{${pairs.join(', ')}}}`;
}

export function tableNotation(document: ApiDocument, table: string): string {
  return notation('ApiTable', { name: document.name, table });
}

/** A text of the library, where it says anything. */
export function libraryText(markdown: string | undefined, { resolve }: PageContext): Blocks {
  return markdown?.trim() ? [toPageMarkdown(markdown, resolve)] : [];
}

/** Says that a thing is deprecated, and what to use instead where the library tells. */
export function deprecation(text: string | undefined, context: PageContext): Blocks {
  if (text === undefined) return [];
  const [advice = 'It will be removed in a later version.'] = libraryText(text, context);
  return [`:::warning Deprecated\n${advice}\n:::`];
}
