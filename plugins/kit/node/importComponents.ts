import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { buildImport } from './mdxNodes';

export interface ImportComponentsOptions {
  /** Module of each component that Markdown refers to by name: `{ Demo: '@theme/Demo' }`. */
  components: Record<string, string>;
}

const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'];

/** Names that the page's own imports and exports bring. */
function findDeclared(tree: Root): Set<string> {
  const declared = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: { value?: string }) => {
    for (const [name] of (node.value ?? '').matchAll(/\b[A-Z]\w*/g)) declared.add(name);
  });
  return declared;
}

/**
 * `<Demo name="A.tsx" />` -> the same, below `import Demo from '@theme/Demo'`: a page carries the components that it
 * shows, and those of plugins that it does not need cost it nothing (design §6).
 */
export function importComponents({ components }: ImportComponentsOptions) {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, JSX, (node) => {
      const { name } = node as unknown as { name: string | null };
      if (name !== null && name in components) used.add(name);
    });
    const declared = findDeclared(tree);
    const missing = [...used].filter((name) => !declared.has(name));
    tree.children.unshift(...missing.map((name) => buildImport(name, components[name] as string)));
  };
}
