import type { Element, ElementContent, Root } from 'hast';
import type { MarkdownStages } from '../plugins/kit/node';

/** A JSX element as it stands among those of HTML: `CodeTabs` and its attributes. */
interface JsxElement {
  type: 'mdxJsxFlowElement';
  name: string;
  attributes: { name: string; value: string | { value: string } | null }[];
  children: ElementContent[];
}

type Node = Root | ElementContent | JsxElement;

function isJsx(node: Node): node is JsxElement {
  return node.type === 'mdxJsxFlowElement';
}

/** HTML for people: JSX elements as elements, and highlighted lines where the browser puts them. */
function toPlain(node: Node): Node {
  const all = 'children' in node ? (node.children as Node[]) : [];
  const children = all.filter((child) => (child.type as string) !== 'mdxjsEsm').map(toPlain);
  if (isJsx(node)) {
    const properties = Object.fromEntries(
      node.attributes.map(({ name, value }) => [name, typeof value === 'object' ? value?.value : value]),
    );
    return { type: 'element', tagName: node.name, properties, children } as Element;
  }
  if (node.type !== 'element') return { ...node, ...('children' in node && { children }) } as Node;
  const { html, ...properties } = node.properties;
  const raw = { type: 'raw', value: String(html) } as unknown as ElementContent;
  return { ...node, properties, children: html === undefined ? children : [raw] } as Element;
}

async function process(
  content: string,
  stages: MarkdownStages,
  filePath: string,
  admonitions: object | true,
  frontMatter: object,
): Promise<string> {
  const { createProcessorUncached } = await import('@docusaurus/mdx-loader/lib/processor.js');
  const processor = await createProcessorUncached({
    format: filePath.endsWith('.mdx') ? 'mdx' : 'md',
    options: {
      ...stages,
      admonitions,
      siteDir: globalThis.process.cwd(),
      staticDirs: [],
      markdownConfig: {
        anchors: { maintainCase: false },
        hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
        mdx1Compat: { comments: true, admonitions: true, headingIds: true },
        remarkRehypeOptions: {},
      },
    } as never,
  });
  const given = { content, filePath, frontMatter: frontMatter as never, compilerName: 'client' as const };
  return (await processor.process(given)).content;
}

/** Runs Markdown through Docusaurus' own processor with some transforms; returns the code of the module. */
export function compileMarkdown(content: string, stages: object, filePath: string): Promise<string> {
  return process(content, stages as MarkdownStages, filePath, true, {});
}

/**
 * Runs Markdown through Docusaurus' own processor with the transforms of a plugin.
 *
 * @returns the HTML elements that it compiles, printed
 */
export async function renderMarkdown(
  content: string,
  stages: MarkdownStages,
  filePath: string,
  admonitions: object | true = true,
  frontMatter: object = {},
): Promise<string> {
  const { toHtml } = await import('hast-util-to-html');
  let html = '';
  const print = () => (tree: Root) => {
    html = toHtml(toPlain(tree) as Root, { allowDangerousHtml: true });
  };
  const rehypePlugins = [...(stages.rehypePlugins ?? []), print];
  await process(content, { ...stages, rehypePlugins } as MarkdownStages, filePath, admonitions, frontMatter);
  return `${html.trim()}\n`;
}
