import type { StylisPlugin } from '@emotion/cache';
import { flipDeclaration } from './flipDeclaration';

interface StyleNode {
  type: string;
  value: string;
  props: string | string[];
  children: string | StyleNode[];
  return: string;
}

/**
 * Plugin of Stylis, Emotion's compiler, that mirrors styles for right-to-left text. `@noflip` in a comment keeps the
 * declaration behind it.
 */
export const rtlPlugin = ((node: StyleNode, index: number, siblings: StyleNode[]) => {
  if (node.type !== 'decl' || typeof node.children !== 'string' || typeof node.props !== 'string') return;
  const before = siblings[index - 1];
  if (before?.type === 'comm' && before.value.includes('@noflip')) return;
  const [property, value] = flipDeclaration(node.props, node.children);
  node.return = `${property}:${value};`;
}) as unknown as StylisPlugin;
