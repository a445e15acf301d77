import type { PageNode } from '../../src/pages-manifest/types';

/** Something that a person has to know about one file of an import. */
export interface Finding {
  /** As it is called in the folder that is imported; for what is made here, relative to this repository. */
  file: string;
  line?: number;
  /** `lost` could not be taken over; `changed` was taken, but not as it was. */
  kind: 'lost' | 'changed';
  message: string;
}

/** A finding before its file is known. */
export type Note = Omit<Finding, 'file'>;

/** The folder that is imported; paths are relative to it, with forward slashes, and may lead out of it. */
export interface Source {
  /** Last segments of the folder's own path, for example `['data', 'material']`. */
  name: readonly string[];
  /** All files below it. */
  files: readonly string[];
  has(file: string): boolean;
  read(file: string): string;
}

/** Where and as what a product's pages go. */
export interface Target {
  product: string;
  version: string;
  /** First segment(s) of all pathnames of the product here, for example `/material-ui`. */
  basePath: string;
  /** Prefixes of the product's pathnames; the base path, where several products do not share it. */
  prefixes: readonly string[];
  /** The same of the tree that is imported, for example `/base` for a product that is `/base-ui` here. */
  sourceBase: string;
  /** Id of the product that a pathname belongs to. */
  ownerOf(pathname: string): string | undefined;
}

/** A node of the imported tree in this site's form, before it is known which page has a file. */
export interface DraftNode extends Omit<PageNode, 'children'> {
  children?: DraftNode[];
  /** It belongs to another product of the site. */
  foreign?: boolean;
}

/** A page on its way: which file it comes from and where it goes. */
export interface PageMove {
  /** Markdown file in the source. */
  from: string;
  /** Without version segment. */
  pathname: string;
  /** Markdown file relative to `content/`. */
  to: string;
  /** In no tree: it goes to the group "Imported". */
  unplaced: boolean;
}

/** A file that is taken as it is. */
export interface Copy {
  /** In the source. */
  from: string;
  /** Relative to `content/`. */
  to: string;
}

/** A file that an import writes, relative to this repository's root. */
export type PlannedFile = { to: string } & (
  | { text: string }
  /** Absolute path of the file that is copied. */
  | { copyOf: string }
);
