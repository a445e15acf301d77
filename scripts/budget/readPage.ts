import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** What a document asks for by itself, and what is in it. */
export interface PageParts {
  /** It only leads to another address. */
  isRedirect: boolean;
  /** Addresses, as they are in the document, each once. */
  scripts: string[];
  styles: string[];
  /** Preloaded ones. */
  fonts: string[];
  /** Pictures that are fetched at once; those with `loading="lazy"` may not be. */
  images: string[];
  /** Text of `<style>` elements. */
  inlineStyles: string;
  /** Elements in `<body>`, itself included. */
  nodes: number;
  tags: Set<string>;
  classes: Set<string>;
}

type Element = DefaultTreeAdapterTypes.Element;
type Attributes = ReadonlyMap<string, string>;

function isElement(node: DefaultTreeAdapterTypes.Node): node is Element {
  return 'tagName' in node;
}

function add(list: string[], address: string | undefined): void {
  // What is in the document itself costs no request.
  if (address && !address.startsWith('data:') && !list.includes(address)) list.push(address);
}

function readLink(attributes: Attributes, parts: PageParts): void {
  const rel = attributes.get('rel') ?? '';
  const href = attributes.get('href');
  const as = attributes.get('as');
  if (rel === 'stylesheet') add(parts.styles, href);
  if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) add(parts.scripts, href);
  if (rel === 'preload' && as === 'style') add(parts.styles, href);
  if (rel === 'preload' && as === 'font') add(parts.fonts, href);
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

const READERS: Record<string, (attributes: Attributes, parts: PageParts, element: Element) => void> = {
  link: readLink,
  script: (attributes, parts) => add(parts.scripts, attributes.get('src')),
  style: (_, parts, element) => (parts.inlineStyles += textOf(element)),
  meta: (attributes, parts) => {
    if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') parts.isRedirect = true;
  },
  img: (attributes, parts) => {
    if (attributes.get('loading') !== 'lazy') add(parts.images, attributes.get('src'));
  },
};

function visit(element: Element, inBody: boolean, parts: PageParts): void {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const within = inBody || element.tagName === 'body';
  if (within) {
    parts.nodes += 1;
    parts.tags.add(element.tagName);
    (attributes.get('class') ?? '').split(/\s+/).forEach((name) => parts.classes.add(name));
  }
  READERS[element.tagName]?.(attributes, parts, element);
  for (const child of element.childNodes) if (isElement(child)) visit(child, within, parts);
}

/** Reads a document as a browser does, without running anything. */
export function readPage(html: string): PageParts {
  const parts: PageParts = {
    isRedirect: false,
    scripts: [],
    styles: [],
    fonts: [],
    images: [],
    inlineStyles: '',
    nodes: 0,
    tags: new Set(),
    classes: new Set(),
  };
  for (const node of parse(html).childNodes) if (isElement(node)) visit(node, false, parts);
  return parts;
}
