import fs from 'node:fs';
import path from 'node:path';
import type { ApiPageSize, PageNode } from './types';

/** Folder of generated pages below a version's `content/`: what lies there counts only as the index lists it. */
export const GENERATED_CONTENT = 'api';

/** A page that a program wrote, of the API of one component or hook, of what changed in all of them, or with a list of them. */
export interface GeneratedPage {
  name: string;
  kind: 'component' | 'hook' | 'changes' | 'index';
  /** Relative to `content/`. */
  file: string;
  /** With the version segment. */
  pathname: string;
  size?: ApiPageSize;
}

/** What `prepareApi` leaves for the manifest, one file a product-version. */
export interface GeneratedIndex {
  /** Fingerprint of the packages and the program that the pages were made from. */
  sources: string;
  /** Whether sizes were measured, or known, as the pages were made. */
  measured: boolean;
  /** Fingerprint of what they show of the rest of the site. */
  surroundings: string;
  /** Links of the libraries' texts, whatever they lead to here. */
  links: string[];
  /** For the page tree, after the group of components. */
  groups: PageNode[];
  pages: GeneratedPage[];
}

export const NO_GENERATED_PAGES: GeneratedIndex = {
  sources: '',
  measured: false,
  surroundings: '',
  links: [],
  groups: [],
  pages: [],
};

/** Where the index of a product-version lies, relative to the repository's root. */
export function generatedIndexFile(product: string, version: string): string {
  return `.generated/api/${product}-${version}.json`;
}

/** The index of a product-version; without pages where none was made. */
export function readGeneratedIndex(rootDir: string, product: string, version: string): GeneratedIndex {
  const file = path.join(rootDir, generatedIndexFile(product, version));
  if (!fs.existsSync(file)) return NO_GENERATED_PAGES;
  return JSON.parse(fs.readFileSync(file, 'utf8')) as GeneratedIndex;
}

function isComponents(node: unknown): boolean {
  const { pathname, title, children } = (node ?? {}) as Partial<PageNode>;
  return Array.isArray(children) && (/\/components$/.test(String(pathname)) || title === 'Components');
}

/** The tree with the generated groups after the last group of components, or at its end. */
export function addGenerated(nodes: readonly unknown[], { groups }: GeneratedIndex): unknown[] {
  const last = nodes.findLastIndex(isComponents);
  const at = last === -1 ? nodes.length : last + 1;
  return [...nodes.slice(0, at), ...groups, ...nodes.slice(at)];
}

/** The files that pages may have: written ones, and generated ones that the index lists. */
export function selectContentFiles(files: readonly string[], { pages }: GeneratedIndex): string[] {
  const generated = new Set(pages.map(({ file }) => file));
  return files.filter((file) => !file.startsWith(`${GENERATED_CONTENT}/`) || generated.has(file));
}
