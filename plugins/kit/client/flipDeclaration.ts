const SWAPPED: Record<string, string> = { left: 'right', right: 'left', ltr: 'rtl', rtl: 'ltr' };

/** Properties whose four values begin at the top and go around. */
const AROUND = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;

const SHADOW = /^(box|text)-shadow$/;

/** Splits at a separator that is in no parentheses. */
function split(value: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.filter(Boolean);
}

const words = (value: string) => split(value, /\s/);

function swapSides(text: string): string {
  return text.replace(/(?<![\w-])(left|right)(?![\w-])/g, (side) => SWAPPED[side] ?? side);
}

/** `5px` -> `-5px`; what is computed is turned as a whole. */
function negate(length: string): string {
  const value = length.trim();
  if (/^[-+]?0(?![.\d])/.test(value)) return value;
  if (/^[a-z-]+\(/i.test(value)) return `calc(-1 * ${value})`;
  return value.startsWith('-') ? value.slice(1) : `-${value.replace(/^\+/, '')}`;
}

/** `top right bottom left` -> `top left bottom right`. */
function flipAround(value: string): string {
  const [top, right, bottom, left, ...more] = words(value);
  return left === undefined || more.length > 0 ? value : [top, left, bottom, right].join(' ');
}

/** Corners begin at the top left and go around; `/` stands between both radii of them. */
function flipCorners(value: string): string {
  const flip = (radii: string) => {
    const [first, second, third, fourth] = words(radii);
    if (second === undefined) return radii.trim();
    return [second, first, fourth ?? second, third ?? first].join(' ');
  };
  return split(value, /\//).map(flip).join(' / ');
}

function flipShadow(value: string): string {
  const flip = (shadow: string) => {
    const parts = words(shadow);
    const first = parts.findIndex((part) => /^[-+.\d]|^calc\(/.test(part));
    return parts.map((part, index) => (index === first ? negate(part) : part)).join(' ');
  };
  return split(value, /,/).map(flip).join(', ');
}

function flipTransform(value: string): string {
  const flip = (call: string) => {
    const [, name = '', inner = ''] = /^([\w]+)\((.*)\)$/s.exec(call) ?? [];
    const [first = '', ...rest] = split(inner, /,/);
    if (!/^(translate(X|3d)?|skew[XY]?|rotate(Z)?)$/.test(name)) return call;
    const others = name === 'skew' ? rest.map(negate) : rest.map((part) => part.trim());
    return `${name}(${[negate(first), ...others].join(', ')})`;
  };
  return words(value).map(flip).join(' ');
}

/** `10% 0` -> `90% 0`; sides by name change their name. */
function flipPosition(value: string): string {
  return swapSides(value).replace(/^(\d+(?:\.\d+)?)%/, (_, share: string) => `${100 - Number(share)}%`);
}

function flipProperty(property: string): string {
  return property.replace(/(?<=^|-)(left|right)(?=-|$)/, (side) => SWAPPED[side] ?? side);
}

function flipValue(property: string, value: string): string {
  const important = /\s*!important$/.exec(value)?.[0] ?? '';
  const bare = value.slice(0, value.length - important.length);
  const flip = () => {
    if (AROUND.test(property)) return flipAround(bare);
    if (property === 'border-radius') return flipCorners(bare);
    if (SHADOW.test(property)) return flipShadow(bare);
    if (property === 'transform') return flipTransform(bare);
    if (property === 'translate') return [negate(words(bare)[0] ?? ''), ...words(bare).slice(1)].join(' ');
    if (/^((background|object|mask)-position|transform-origin|perspective-origin)(-x)?$/.test(property)) {
      return flipPosition(bare);
    }
    if (/^(text-align(-last)?|float|clear|caption-side)$/.test(property)) return swapSides(bare);
    return bare;
  };
  return /^(none|inherit|initial|unset|revert)$/.test(bare) ? value : flip() + important;
}

/**
 * A declaration as its mirror image: `margin-left: 4px` -> `margin-right: 4px`. Custom properties and logical ones
 * stay as they are.
 */
export function flipDeclaration(property: string, value: string): [property: string, value: string] {
  if (property.startsWith('--')) return [property, value];
  return [flipProperty(property), flipValue(property, value)];
}
