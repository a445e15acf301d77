import type { SyntaxNode, Tree } from '@lezer/common';
import { countLines } from './countLines';

export interface UnclosedTag {
  /** As in the source, for example `Box`; empty for a fragment. */
  tag: string;
  line: number;
  /** Whether it ends with the closing tag of another: that has no meaning, though the compiler lets it pass. */
  isMismatch: boolean;
}

/** `<Box sx={…}>` or `</Box>` -> `Box` */
function nameOf(source: string, tag: SyntaxNode): string {
  const name = tag.firstChild?.nextSibling;
  return name && name.name !== 'JSXEndTag' ? source.slice(name.from, name.to) : '';
}

/** The tag that lacks its closing tag: compilers complain at the end of the file, or where they lost the thread. */
export function findUnclosed(source: string, tree: Tree): UnclosedTag | undefined {
  const unclosed: UnclosedTag[] = [];
  const lineAt = countLines(source);
  tree.iterate({
    enter({ name, node }) {
      const open = node.firstChild;
      if (name !== 'JSXElement' || !open || open.name === 'JSXSelfClosingTag') return;
      const close = node.getChild('JSXCloseTag');
      const tag = nameOf(source, open);
      if (close && nameOf(source, close) === tag) return;
      unclosed.push({ tag, line: lineAt(node.from), isMismatch: close !== null });
    },
  });
  // Closed by another's tag; else the innermost of those that nothing closes.
  return unclosed.find(({ isMismatch }) => isMismatch) ?? unclosed.at(-1);
}
