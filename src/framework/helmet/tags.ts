import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** An element that a page wants in its head, or attributes that it wants on `html` or `body`. */
export interface Tag {
  type: string;
  attributes: Readonly<Record<string, string>>;
  /** Text of a title, script or style. */
  content?: string;
}

/** Attributes that React writes in its own way. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/** By which attributes two elements of a type are the same one; `content` is their text. */
export const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  base: ['href'],
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['content'],
  script: ['src', 'content'],
  style: ['content'],
};

function readTag({ type, props }: ReactElement<Record<string, unknown>, string>): Tag {
  const { children, ...rest } = props;
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    attributes[HTML_NAMES[name] ?? name] = value === undefined ? '' : String(value);
  }
  // A text in braces beside another is an array of two.
  return children === undefined
    ? { type, attributes }
    : { type, attributes, content: [children].flat().join('') };
}

/** What the children of a `<Head>` ask for. */
export function readTags(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Record<string, unknown>>(child)) return [];
    if (child.type === Fragment) return readTags(child.props.children as ReactNode);
    return [readTag(child as ReactElement<Record<string, unknown>, string>)];
  });
}

/** The name under which a later element takes an earlier one's place: `name:description`. `null` for no such name. */
function identify({ type, attributes, content = '' }: Tag): string | null {
  const names = IDENTITY[type] ?? [];
  let found: string | null = names.includes('content') && content ? 'content' : null;
  for (const [name, value] of Object.entries(attributes)) {
    const isAmongMany = name === 'rel' && value === 'stylesheet';
    const isAlone = found === 'rel' && attributes.rel === 'canonical';
    if (names.includes(name) && !isAmongMany && !isAlone) found = name;
  }
  const value = found === 'content' ? content : attributes[found ?? ''];
  return value ? `${type} ${found}:${value.toLowerCase()}` : null;
}

/**
 * The elements of all heads: those of later heads take the place of earlier ones that say the same, and one head may have
 * several of a name (`<meta property="article:tag">`).
 */
export function mergeTags(heads: readonly (readonly Tag[])[]): Tag[] {
  const taken = new Set<string>();
  const merged: Tag[] = [];
  for (const head of [...heads].reverse()) {
    const named = head.map((tag) => ({ tag, name: identify(tag) }));
    const isKept = ({ tag, name }: (typeof named)[number]) =>
      !IDENTITY[tag.type] || (name && !taken.has(name));
    merged.unshift(...named.filter(isKept).map(({ tag }) => tag));
    named.forEach(({ name }) => name && taken.add(name));
  }
  return merged;
}
