/** Text, or an element that an ad's description may have. */
export type InlineNode = string | { tag: InlineTag; children: InlineNode[] };

export type InlineTag = 'b' | 'strong' | 'i' | 'em' | 'br';

const KEPT: readonly string[] = ['b', 'strong', 'i', 'em', 'br'] satisfies InlineTag[];

/** Elements whose text is not meant for readers. */
const DROPPED: readonly string[] = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title'];

/** Tags with what is in them besides the name: attributes are of no use, and only reading them breaks a policy. */
const TAGS = /<(\/?[a-z][a-z0-9]*)[^>]*>/gi;

/** Elements in elements that are still looked into. */
const MAX_DEPTH = 8;

function parseNode(node: Node, depth: number): InlineNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : [];
  if (node.nodeType !== Node.ELEMENT_NODE || depth > MAX_DEPTH) return [];
  const tag = (node as Element).localName;
  if (DROPPED.includes(tag)) return [];
  const children = [...node.childNodes].flatMap((child) => parseNode(child, depth + 1));
  return KEPT.includes(tag) ? [{ tag: tag as InlineTag, children }] : children;
}

/**
 * An ad's description: `<b>A</b> & <a onclick=…>more</a>` -> emphasis and text. No attribute is kept and nothing of
 * it ever is HTML of the page; the document that reads it runs and loads nothing (design §8).
 */
export function parseInlineHtml(html: string): InlineNode[] {
  const { body } = new DOMParser().parseFromString(html.replace(TAGS, '<$1>'), 'text/html');
  return [...body.childNodes].flatMap((child) => parseNode(child, 0));
}

/** Text as HTML that shows it. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
