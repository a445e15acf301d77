import type { PageParts } from './readPage';

/** A family that a page declares, and the address of its file. */
interface Face {
  family: string;
  url: string;
}

interface Rule {
  selectors: string[];
  /** Of fonts, and of custom properties. */
  declarations: [name: string, value: string][];
}

/** What of a style sheet is about fonts. */
export interface FontSheet {
  faces: Face[];
  rules: Rule[];
}

const FACE = /@font-face\s*\{([^}]*)\}/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

const unquote = (text: string) => text.trim().replace(/^(['"])(.*)\1$/, '$2');

function readFaces(css: string): Face[] {
  return [...css.matchAll(FACE)].flatMap(([, body = '']) => {
    const family = /font-family:\s*([^;]+)/.exec(body)?.[1];
    const url = /url\(([^)]+)\)/.exec(body)?.[1];
    return family && url ? [{ family: unquote(family), url: unquote(url) }] : [];
  });
}

function readDeclarations(body: string): Rule['declarations'] {
  return body
    .split(';')
    .map((declaration): [string, string] => {
      const [name = '', ...value] = declaration.split(':');
      return [name.trim(), value.join(':')];
    })
    .filter(([name]) => /^(font(-family)?$|--)/.test(name));
}

/** Reads what is about fonts in a style sheet. */
export function readFontSheet(css: string): FontSheet {
  const rules = [...css.replace(FACE, '').matchAll(RULE)].map(([, selector = '', body = '']) => ({
    // A comma within parentheses separates no selectors.
    selectors: selector.split(/,(?![^(]*\))/).map((each) => each.trim()),
    declarations: readDeclarations(body),
  }));
  return { faces: readFaces(css), rules: rules.filter(({ declarations }) => declarations.length > 0) };
}

/** Ways to say a family: its name and all custom properties that hold it, also by way of another. */
function namesOf(family: string, rules: readonly Rule[]): (value: string) => boolean {
  const properties = new Set<string>();
  const mentions = (value: string) =>
    value
      .split(',')
      .map(unquote)
      .some((part) => part === family || part.endsWith(` ${family}`)) ||
    [...value.matchAll(/var\((--[\w-]+)/g)].some(([, name = '']) => properties.has(name));
  const custom = rules.flatMap(({ declarations }) => declarations.filter(([name]) => name.startsWith('--')));
  for (let before = -1; before !== properties.size;) {
    before = properties.size;
    for (const [name, value] of custom) if (mentions(value)) properties.add(name);
  }
  return mentions;
}

/** Whether the page has the elements and classes that a selector names, wherever they are in it. */
function isPresent(selector: string, { tags, classes }: PageParts): boolean {
  const plain = selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '');
  if (/:hover|:focus|:active/.test(plain)) return false;
  return plain.split(/[\s>+~]+/).every((compound) => {
    const tag = /^[a-z][a-z0-9]*/i.exec(compound)?.[0].toLowerCase();
    const names = [...compound.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
      name.replace(/\\/g, ''),
    );
    return (tag === undefined || tag === 'html' || tags.has(tag)) && names.every((name) => classes.has(name));
  });
}

/**
 * Fonts that a page fetches: the preloaded ones, and those of families that a rule gives to an element which the page has. Of an
 * element that is hidden, too: what is counted is what may be asked for at most.
 *
 * @param sheets those that the page links to
 */
export function readFonts(parts: PageParts, sheets: readonly FontSheet[]): string[] {
  const all = [readFontSheet(parts.inlineStyles), ...sheets];
  const rules = all.flatMap((sheet) => sheet.rules);
  const isUsed = ({ family }: Face) => {
    const mentions = namesOf(family, rules);
    return rules.some(
      ({ selectors, declarations }) =>
        declarations.some(([name, value]) => !name.startsWith('--') && mentions(value)) &&
        selectors.some((selector) => isPresent(selector, parts)),
    );
  };
  const used = all.flatMap(({ faces }) => faces).filter(isUsed);
  return [...new Set([...parts.fonts, ...used.map(({ url }) => url)])];
}
