import type { Paragraph, Root, RootContent } from 'mdast';

/** Components that this plugin places by `{{"component": "…"}}`. */
export const API_COMPONENTS = ['ApiTable', 'ApiViews', 'ApiReference', 'Playground', 'ApiChanges'] as const;

export interface Notation {
  component: (typeof API_COMPONENTS)[number];
  /** Name of the documented component or hook. */
  name?: string;
  table?: string;
  /** Of `ApiChanges`: versions, the product where it is not the page's own, and names that no types join. */
  from?: string;
  to?: string;
  product?: string;
  renamed?: Record<string, string>;
  replaced?: Record<string, string>;
}

export interface FoundNotation {
  parent: Pick<Root, 'children'>;
  paragraph: Paragraph;
  notation: Notation;
}

const START = new RegExp(`^\\{\\{\\s*"component"\\s*:\\s*"(?:${API_COMPONENTS.join('|')})"`);

/** As it is typed: in the tree `"a":b` is in part a node of remark-directive. */
function textOf({ position }: Paragraph, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset).trim();
}

function parse(text: string): Notation | null {
  if (!START.test(text) || !text.endsWith('}}')) return null;
  try {
    return JSON.parse(text.slice(1, -1)) as Notation;
  } catch {
    // The plugin `demos` tells what is wrong with notations that are not valid JSON.
    return null;
  }
}

/** Every notation of this plugin, in admonitions and lists too, in the order of the page. */
export function findNotations(parent: Pick<Root, 'children'>, source: string): FoundNotation[] {
  return parent.children.flatMap((node: RootContent): FoundNotation[] => {
    if (node.type === 'paragraph') {
      const notation = parse(textOf(node, source));
      return notation ? [{ parent, paragraph: node, notation }] : [];
    }
    return 'children' in node ? findNotations(node as Pick<Root, 'children'>, source) : [];
  });
}

/** Puts nodes in the place of a notation. */
export function replaceNotation({ parent, paragraph }: FoundNotation, nodes: readonly RootContent[]): void {
  parent.children.splice(parent.children.indexOf(paragraph), 1, ...nodes);
}
