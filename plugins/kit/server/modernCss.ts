import type { StylisPlugin } from '@emotion/cache';

/** What some browser of `browserslist` in package.json knows with a prefix only. */
const PREFIXED = new Set(['box-decoration-break', 'print-color-adjust', 'text-size-adjust', 'user-select']);

const SIZE = /^(?:min-|max-)?(?:width|height|block-size|inline-size)$/;

/** Part of a button in Firefox before 90. */
const FORMER_PART = /::-moz-focus-inner$/;

interface StyleNode {
  type: string;
  props: string | string[];
  children: string | StyleNode[];
  return: string;
}

function toDeclarations(name: string, value: string): string | undefined {
  // Safari takes a line without a prefix, but not its style or color.
  if (PREFIXED.has(name) || (name === 'text-decoration' && value.includes(' ')))
    return `-webkit-${name}:${value};${name}:${value};`;
  if (value === 'stretch' && SIZE.test(name))
    return `${name}:-webkit-fill-available;${name}:-moz-available;${name}:stretch;`;
  return undefined;
}

/**
 * Plugin of Stylis, Emotion's compiler, for the server's HTML. In place of its own prefixer, which writes eight declarations
 * for each flexible box, a tenth of a page with demos: prefixes that a browser of the site needs, and no rules for parts that none
 * of them has.
 */
export const modernCss = ((node: StyleNode) => {
  const { type, props, children } = node;
  if (type === 'decl' && typeof props === 'string' && typeof children === 'string') {
    node.return = toDeclarations(props, children) ?? node.return;
  } else if (type === 'rule' && Array.isArray(props) && props.every((each) => FORMER_PART.test(each))) {
    node.children = [];
  }
}) as unknown as StylisPlugin;
