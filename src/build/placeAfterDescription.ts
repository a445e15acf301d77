import type { Element, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { buildElement, buildImport } from '../../plugins/kit/node';

const COMPONENT = '@theme/AfterDescription';

/** An element of JSX, as MDX pages and Markdown transforms have them. */
interface JsxElement {
  type: string;
  name: string;
  attributes: { name: string; value?: unknown }[];
  children?: RootContent[];
}

const isElement = (node: RootContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/** `<p class="description">`, whether it is HTML or JSX. */
function isDescription(node: RootContent): boolean {
  if (isElement(node, 'p')) return String(node.properties.className ?? '').includes('description');
  const { name, attributes } = node as unknown as JsxElement;
  return (
    name === 'p' && attributes.some(({ name: key, value }) => key === 'className' && value === 'description')
  );
}

/** Whether a demo anywhere on the page says `"disableAd": true`. */
function hasDemoWithoutAd(nodes: readonly RootContent[]): boolean {
  return nodes.some((node) => {
    const { name, attributes, children = [] } = node as unknown as JsxElement;
    const isOff = ({ name: key, value }: JsxElement['attributes'][number]) =>
      key === 'disableAd' && (value as { value?: string } | null)?.value !== 'false';
    return (name === 'Demo' && attributes.some(isOff)) || hasDemoWithoutAd(children);
  });
}

/** Behind the description, else the title, else the imports. */
function findPlace(nodes: readonly RootContent[]): number {
  const description = nodes.findIndex(isDescription);
  if (description >= 0) return description + 1;
  // Docusaurus puts the title into a header of its own.
  const title = nodes.findIndex(
    (node) => isElement(node, 'h1') || (node as unknown as JsxElement).name === 'header',
  );
  if (title >= 0) return title + 1;
  return nodes.findIndex((node) => (node.type as string) !== 'mdxjsEsm');
}

/**
 * `<h1>A</h1><p class="description">B</p>` -> the same, then `<AfterDescription />`, which holds what plugins put
 * there. It is told whether the page wants no ad.
 */
export function placeAfterDescription() {
  return (tree: Root, file: VFile): void => {
    const { disableAd } = (file.data.frontMatter ?? {}) as { disableAd?: boolean };
    const isOff = disableAd === true || hasDemoWithoutAd(tree.children);
    const element = buildElement('AfterDescription', isOff ? { disableAd: true } : {});
    tree.children.splice(findPlace(tree.children), 0, element as RootContent);
    tree.children.unshift(buildImport('AfterDescription', COMPONENT) as RootContent);
  };
}
