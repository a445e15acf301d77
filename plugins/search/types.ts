import type { RowKind } from '../kit/rowAnchor';

export const PLUGIN_NAME = 'site-search';

/** Folder of the indexes below the site's base, and the list of them. */
export const INDEX_FOLDER = 'search';
export const LIST_FILE = 'indexes.json';

/** Changes when browsers that have an older page open could not read a new index. */
export const INDEX_FORMAT = 1;

/** What a page is: written by hand, or generated for a component, or for a hook or another function. */
export type PageKind = 'page' | 'component' | 'hook';

/** What a hit is, and what a query such as `prop:disableRipple` filters by. */
export type HitKind =
  PageKind | 'heading' | 'demo' | 'prop' | 'slot' | 'class' | 'data' | 'variable' | 'argument' | 'error';

/**
 * Rows of one owner, by kind: numbers of names, each as the distance from the one before. `inherited` are props that come
 * from another component; `otherClasses` are classes that do not begin with the owner's name, such as `Mui-disabled`.
 */
export type RowTable = Partial<Record<RowKind | 'inherited' | 'otherClasses', number[]>>;

/** Who has rows: number of the page, name of the part of a compound component or '', the rows. */
export type OwnerRow = [page: number, part: string, rows: RowTable];

/**
 * The index of one product-version as a file: columns and a table of names, which compress to a third of what records
 * with addresses take. The inverted index is made of it in the browser, in less time than it would take to fetch.
 */
export interface IndexFile {
  format: number;
  /** Id of the product; '' for pages that belong to none. */
  product: string;
  version: string;
  /** As readers know the product, and the installed version of its library. */
  name: string;
  label: string;
  /** Start of the pages' paths. */
  base: string;
  paths: string[];
  titles: string[];
  /** `p`, `c` or `h` a page, in one string. */
  kinds: string;
  /** Of pages written by hand; '' for others. */
  texts: string[];
  /** Headings of a page, one a line; with a tab and the id, where that does not follow from the text. */
  headings: string[];
  /** Telling words of a page's prose: a line for its beginning, then one a heading. Older indexes have none. */
  prose?: string[];
  /** Names of a page's demos, one a line. */
  demos: string[];
  /** Pages of components that pages written by hand show, the first of each first: their rows come first. */
  featured: number[];
  /** Names of all rows, one a line, sorted. */
  names: string;
  owners: OwnerRow[];
  /** Minified errors: code, tab, text; one a line. */
  errors: string;
}

/** One file of the list of indexes. */
export interface IndexEntry {
  product: string;
  version: string;
  name: string;
  label: string;
  /** Start of the paths, to tell which index a page's own is. */
  prefixes: string[];
  /** Not the current version of its product. */
  older?: true;
  /** Kept out of searches from elsewhere. */
  hidden?: true;
}

/** An account of Algolia DocSearch. */
export interface AlgoliaAccount {
  appId: string;
  /** The public one, for searches alone. */
  apiKey: string;
  indexName: string;
}

/** What the browser knows from the start, where the engine is a service. */
export interface SearchData {
  algolia: AlgoliaAccount;
}
