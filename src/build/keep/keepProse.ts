import type { Element, Root, RootContent } from 'hast';
import { buildElement, buildImport } from '../../../plugins/kit/node';

const COMPONENT = '@theme/Kept';

/** Blocks that are kept as a whole. Headings stay: they are short, and components have them listed. */
const BLOCKS = new Set(['p', 'ul', 'ol', 'table', 'blockquote', 'dl']);

/** Elements that a browser shows without any script of the site's. */
const INERT = new Set(
  'a abbr b br caption code dd del dl dt em i kbd li mark ol p s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);

function isInert(node: RootContent): boolean {
  if (node.type === 'text' || node.type === 'comment') return true;
  return (
    node.type === 'element' && INERT.has(node.tagName) && (node.children as RootContent[]).every(isInert)
  );
}

/** Attributes that `Kept` has as well: HTML with others, such as styles of its own, stays as it is. */
const ATTRIBUTES = new Set(['id', 'className']);

function isBlock({ tagName, properties, children }: Element): boolean {
  const isPlain = Object.keys(properties).every((name) => ATTRIBUTES.has(name));
  return isPlain && BLOCKS.has(tagName) && (children as RootContent[]).every(isInert);
}

/** A fence that was highlighted: `<code html="…">`. */
function isHighlighted({ tagName, properties }: Element): boolean {
  return tagName === 'code' && typeof properties.html === 'string';
}

function buildKept({ tagName, properties: { id, className }, children }: Element, n: number): RootContent {
  const kept = buildElement('Kept', {
    is: tagName,
    n,
    ...(id != null && { id }),
    ...(className != null && { className: [className].flat().join(' ') }),
  });
  return { ...kept, children } as RootContent;
}

class Keeper {
  count = 0;

  /** Numbers what is kept, in the order in which the page shows it. */
  keep(node: RootContent): RootContent {
    if (node.type === 'element' && isBlock(node)) return buildKept(node, this.count++);
    if (node.type === 'element' && isHighlighted(node)) node.properties.kept = this.count++;
    const { children = [] } = node as { children?: RootContent[] };
    children.forEach((child, index) => (children[index] = this.keep(child)));
    return node;
  }
}

/**
 * `<p>Text</p>` -> `<Kept is="p" n={0}>Text</Kept>`: prose is in the HTML of a page, so the page's script does not bring
 * it a second time. `dropChildren` cuts it from the browser's module, and `writeContent` puts it into a file of its own for
 * readers who come from another page (design §6).
 */
export function keepProse() {
  return (tree: Root): void => {
    const keeper = new Keeper();
    tree.children = tree.children.map((node) => keeper.keep(node)) as Root['children'];
    if (keeper.count > 0) tree.children.unshift(buildImport('Kept', COMPONENT) as Root['children'][number]);
  };
}
