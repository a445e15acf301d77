import type { RootContent } from 'mdast';
import type { MarkdownProblem } from '../../kit/node';

export interface Parent {
  children: RootContent[];
}

/** A `<codeblock>`, as it stands in a page. */
export interface CodeGroup {
  parent: Parent;
  /** Nodes of the parent from the opening to the closing tag, both included. */
  start: number;
  end: number;
  /** Between the tags, comments left out. */
  contents: RootContent[];
  /** Attributes by their names in lower case, as HTML has them. */
  attributes: Map<string, string>;
  line: number;
}

/** The parts of MDX's elements that matter here. */
interface JsxElement extends Parent {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
}

export interface FoundGroups {
  groups: CodeGroup[];
  problems: MarkdownProblem[];
}

const OPEN = /^<codeblock((?:\s[^>]*)?)>$/i;
const CLOSE = /^<\/codeblock\s*>$/i;
const TAG = /<\/?codeblock(?:\s[^>]*)?>/i;
const COMMENT = /<!--[^]*?-->/g;
const ATTRIBUTE = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

export const lineOf = (node: RootContent): number => node.position?.start.line ?? 1;

/** HTML of a node without comments; a JSX element within a line counts by its tag. */
function htmlOf(node: RootContent | undefined): string {
  if ((node?.type as string) === 'mdxJsxTextElement') return `<${(node as unknown as JsxElement).name}>`;
  return node?.type === 'html' ? node.value.replace(COMMENT, '').trim() : '';
}

function isComment(node: RootContent): boolean {
  // MDX has them as expressions, and Docusaurus' step for HTML comments in MDX makes nodes of its own.
  if ((node.type as string) === 'comment') return true;
  if (node.type === 'html') return htmlOf(node) === '';
  return (
    (node.type as string) === 'mdxFlowExpression' &&
    /^\s*\/\*[^]*\*\/\s*$/.test((node as { value?: string }).value ?? '')
  );
}

function isJsxGroup(node: RootContent): node is RootContent & JsxElement {
  return (
    (node.type as string) === 'mdxJsxFlowElement' &&
    /^codeblock$/i.test((node as unknown as JsxElement).name ?? '')
  );
}

function htmlAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

function jsxAttributes({ attributes }: JsxElement): Map<string, string> {
  return new Map(
    attributes.map(({ name = '{…}', value }) => [name.toLowerCase(), typeof value === 'string' ? value : '']),
  );
}

function findHtmlGroup(parent: Parent, start: number, found: FoundGroups): CodeGroup | undefined {
  const opening = parent.children[start] as RootContent;
  const line = lineOf(opening);
  const after = parent.children.slice(start + 1);
  const length = after.findIndex((node) => OPEN.test(htmlOf(node)) || CLOSE.test(htmlOf(node)));
  if (!CLOSE.test(htmlOf(after[length]))) {
    const message =
      'this <codeblock> is not closed; add a line </codeblock> after its last fence, with blank lines around it';
    found.problems.push({ line, message });
    return undefined;
  }
  const [, text = ''] = OPEN.exec(htmlOf(opening)) ?? [];
  const contents = after.slice(0, length).filter((node) => !isComment(node));
  return { parent, start, end: start + 1 + length, contents, attributes: htmlAttributes(text), line };
}

function reportStrayTag(node: RootContent, { problems }: FoundGroups): void {
  if (CLOSE.test(htmlOf(node))) {
    const message = 'this </codeblock> closes nothing; remove it, or add <codeblock storageKey="…"> above';
    problems.push({ line: lineOf(node), message });
    return;
  }
  const parts: RootContent[] = node.type === 'paragraph' ? node.children : [node];
  const tag = parts.find((part) => TAG.test(htmlOf(part)));
  if (!tag) return;
  const message = 'put <codeblock> and </codeblock> on lines of their own, with blank lines around them';
  problems.push({ line: lineOf(tag), message });
}

/**
 * Finds every `<codeblock storageKey="…">` … `</codeblock>` of a page, in lists and admonitions too: in CommonMark two
 * HTML nodes with the fences between, in MDX one element.
 */
export function findGroups(parent: Parent, found: FoundGroups = { groups: [], problems: [] }): FoundGroups {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index] as RootContent;
    if (isJsxGroup(node)) {
      const contents = node.children.filter((child) => !isComment(child));
      found.groups.push({
        parent,
        start: index,
        end: index,
        contents,
        attributes: jsxAttributes(node),
        line: lineOf(node),
      });
    } else if (OPEN.test(htmlOf(node))) {
      const group = findHtmlGroup(parent, index, found);
      if (group) found.groups.push(group);
      index = group?.end ?? index;
    } else {
      reportStrayTag(node, found);
      if ('children' in node && node.type !== 'paragraph') findGroups(node as Parent, found);
    }
  }
  return found;
}

/** Takes tags that belong to no group out of the HTML, where they would be unknown elements. */
export function removeStrayTags(parent: Parent): void {
  for (const node of parent.children) {
    if (node.type === 'html') node.value = node.value.replace(new RegExp(TAG, 'gi'), '');
    else if ('children' in node) removeStrayTags(node as Parent);
  }
}
