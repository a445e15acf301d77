import { SHAPE_ATTRIBUTES, SHAPE_TAGS, type Drawing, type Shape } from '../types';

interface Element {
  tag: unknown;
  props: { children?: Element | Element[]; id?: string; xlinkHref?: string; [name: string]: unknown };
}

type Attributes = Record<string, string | number>;

const jsx = (tag: unknown, props: Element['props']): Element => ({ tag, props });

/** Runs a module of the package with stand-ins for React and for `createSvgIcon`, which gets what it draws. */
function readElements(source: string): Element[] {
  let drawn: Element | Element[] | undefined;
  const same = { default: (value: unknown) => value };
  const modules: Record<string, unknown> = {
    '@babel/runtime/helpers/interopRequireDefault': same,
    '@babel/runtime/helpers/interopRequireWildcard': same,
    './utils/createSvgIcon': { default: (elements: Element | Element[]) => (drawn = elements) },
    // The tag of a fragment is `undefined`.
    'react/jsx-runtime': { jsx, jsxs: jsx },
  };
  // Code of an installed library, as `require` would run it.
  new Function('require', 'exports', source)((id: string) => modules[id] ?? {}, {});
  return [drawn ?? []].flat();
}

const childrenOf = ({ props }: Element): Element[] => [props.children ?? []].flat();

/** What `use` refers to, by `#id`. */
function collectNamed(
  elements: readonly Element[],
  named = new Map<string, Element>(),
): Map<string, Element> {
  for (const element of elements) {
    if (element.props.id) named.set(`#${element.props.id}`, element);
    collectNamed(childrenOf(element), named);
  }
  return named;
}

/** Attributes that say how something looks; names of shapes and what `use` needs go, as `use` does. */
function readAttributes({ props }: Element): Attributes {
  const { children: _children, id: _id, overflow: _overflow, ...rest } = props;
  const wrong = Object.keys(rest).filter((name) => !(SHAPE_ATTRIBUTES as readonly string[]).includes(name));
  if (wrong.length > 0) throw new Error(`unknown attributes ${wrong.join(', ')}`);
  return rest as Attributes;
}

function toShapes(element: Element, named: ReadonlyMap<string, Element>): Shape[] {
  const { tag, props } = element;
  if (tag === 'defs') return [];
  if (tag === undefined) return childrenOf(element).flatMap((child) => toShapes(child, named));
  const used = tag === 'use' ? named.get(props.xlinkHref ?? '') : undefined;
  if (used) return toShapes(used, named);
  if (typeof tag !== 'string' || !(SHAPE_TAGS as readonly string[]).includes(tag))
    throw new Error(`unknown element ${String(tag)}`);
  const attributes = readAttributes(element);
  const children = childrenOf(element).flatMap((child) => toShapes(child, named));
  const isPath = tag === 'path' && Object.keys(attributes).join() === 'd';
  return [isPath ? String(attributes.d) : [tag, attributes, ...children]];
}

/**
 * What an icon draws, from the source of its module.
 *
 * @throws Error where the module draws nothing, or something other than `SHAPE_TAGS` and `SHAPE_ATTRIBUTES`
 */
export function parseIcon(source: string): Drawing {
  const elements = readElements(source);
  const named = collectNamed(elements);
  const shapes = elements.flatMap((element) => toShapes(element, named));
  if (shapes.length === 0) throw new Error('it draws nothing');
  const [only] = shapes;
  return shapes.length === 1 && typeof only === 'string' ? only : shapes;
}
