import {
  ALL_STYLES,
  ICON_FORMAT,
  SHAPE_ATTRIBUTES,
  SHAPE_TAGS,
  type Drawing,
  type IconList,
  type Shape,
} from '../types';

/** The list of a version, ready to be searched. */
export interface Icons {
  names: string[];
  /** Bits of the styles that an icon has. */
  stylesOf(index: number): number;
}

const NAME = /^[A-Z\d]\w*$/;

function areStyles(value: unknown): value is IconList['styles'] {
  return typeof value === 'object' && value !== null && Object.values(value).every(Number.isInteger);
}

/** @throws Error where a text is not `names.json`: a proxy or a host may have answered in its place */
export function parseList(value: unknown): Icons {
  const { format, names, styles } = (value ?? {}) as Partial<IconList>;
  const list = typeof names === 'string' ? names.split(' ') : [];
  const isWhole = list.every((name) => NAME.test(name)) && areStyles(styles);
  if (format !== ICON_FORMAT || !isWhole)
    throw new Error('The list of icons is not one that this page can read.');
  return { names: list, stylesOf: (index) => styles[index] ?? ALL_STYLES };
}

function isShape(value: unknown): value is Shape {
  if (typeof value === 'string') return true;
  if (!Array.isArray(value)) return false;
  const [tag, attributes, ...children] = value as unknown[];
  return (
    (SHAPE_TAGS as readonly unknown[]).includes(tag) &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.entries(attributes).every(
      ([name, text]) =>
        (SHAPE_ATTRIBUTES as readonly string[]).includes(name) && ['string', 'number'].includes(typeof text),
    ) &&
    children.every(isShape)
  );
}

function isDrawing(value: unknown): value is Drawing {
  return value === 0 || typeof value === 'string' || (Array.isArray(value) && value.every(isShape));
}

/** @throws Error where a text is not a block of drawings, or one of them would draw what icons do not */
export function parseBlock(value: unknown): Drawing[] {
  if (!Array.isArray(value) || !value.every(isDrawing))
    throw new Error('The drawings of icons are not what this page can read.');
  return value;
}
