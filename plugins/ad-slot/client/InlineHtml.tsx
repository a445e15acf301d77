import { createElement, useMemo, type ReactNode } from 'react';
import { parseInlineHtml, type InlineNode } from './parseInlineHtml';

function toReact(nodes: readonly InlineNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    return node.tag === 'br' ? (
      <br key={index} />
    ) : (
      createElement(node.tag, { key: index }, ...toReact(node.children))
    );
  });
}

/** Untrusted HTML as text with emphasis. */
export function InlineHtml({ html }: { html: string }) {
  const nodes = useMemo(() => parseInlineHtml(html), [html]);
  return <>{toReact(nodes)}</>;
}
