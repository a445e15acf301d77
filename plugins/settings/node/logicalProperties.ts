import type { Declaration, Plugin as PostCssPlugin } from 'postcss';

const SIDES: Record<string, string> = { left: 'inline-start', right: 'inline-end' };

const CORNERS: Record<string, string> = {
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
};

function toProperty(property: string): string {
  if (CORNERS[property]) return CORNERS[property];
  if (SIDES[property]) return `inset-${SIDES[property]}`;
  return property.replace(
    /^((?:scroll-)?(?:margin|padding)|border)-(left|right)(?=-|$)/,
    (_, box: string, side: string) => `${box}-${SIDES[side]}`,
  );
}

function toValue(property: string, value: string): string {
  if (property === 'text-align') return value.replace(/^left\b/, 'start').replace(/^right\b/, 'end');
  if (property !== 'float' && property !== 'clear') return value;
  return value.replace(/^(left|right)\b/, (side) => SIDES[side] ?? side);
}

/** Changes a declaration in place: `margin-left: 0` -> `margin-inline-start: 0`. */
function toLogical(declaration: Declaration): void {
  const { prop, value } = declaration;
  const property = toProperty(prop);
  const logical = toValue(prop, value);
  if (property !== prop) declaration.prop = property;
  if (logical !== value) declaration.value = logical;
}

/**
 * Lets Infima and the theme of Docusaurus follow the direction of the document, which the reader chooses at run time
 * (design §3 fact 10). The site's own style sheets are written that way.
 */
export function createLogicalProperties(): PostCssPlugin {
  return {
    postcssPlugin: 'logical-properties',
    Once(root) {
      if (!/[\\/]node_modules[\\/]/.test(root.source?.input.file ?? '')) return;
      root.walkDecls(toLogical);
    },
  };
}
