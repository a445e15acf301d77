/**
 * A node of a product's page tree, as a writer types it in `docs/<product>/<version>/pages.ts`
 * (spec §2 "Sidebar trees", §3 "Page tree node").
 *
 * A node with `children` is a group: its `pathname` is only an identifier and serves no page. Any other node
 * is a page (a Markdown file below `content/`), an external link (an absolute URL), or `planned` (a page to come).
 */
export interface PageNode {
  /**
   * Path of the page on the current version of the product, for example `/material-ui/react-button`. Earlier
   * versions get their version segment (`/material-ui/v7/react-button`) from the manifest, never by hand.
   */
  pathname: string;
  /** Shown in the sidebar; without it the title comes from the pathname (`react-text-field` -> "Text Field"). */
  title?: string;
  /** Heading of a group inside a group, shown without a disclosure of its own. */
  subheader?: string;
  children?: PageNode[];
  /**
   * Of a group at the top of the tree: its pages have a sidebar of their own, and in that of all others it is one link,
   * to its first page.
   */
  section?: boolean;
  /** Markdown file relative to `content/`, where the pathname does not give it. */
  source?: string;
  /** Commercial plan that the page's feature needs. */
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  /** Announced, not written: shown in the sidebar without a link. */
  planned?: boolean;
  unstable?: boolean;
  beta?: boolean;
  legacy?: boolean;
  deprecated?: boolean;
  /** Name of an icon of the site's set, shown before a top-level group. */
  icon?: string;
  /** Extra attributes of the sidebar link, for example `rel`. */
  linkProps?: Record<string, string>;
}

/** Marks of a page that the sidebar shows as chips (spec §2 "Pages may be marked"). */
export type PageFlag = 'newFeature' | 'planned' | 'unstable' | 'beta' | 'legacy' | 'deprecated';

/** A heading of a page, level 2 to 6, with the id that Docusaurus gives it. */
export interface ManifestHeading {
  id: string;
  text: string;
  level: number;
}

/** A node of the resolved tree (spec §2 "Sidebar trees"): what a sidebar needs, nothing to derive. */
export interface ManifestNode {
  /** `link` leads out of this product-version: an absolute URL or one of the default pages. */
  kind: 'group' | 'page' | 'link' | 'planned';
  /** With the version segment of an earlier version; for a group only an identifier. */
  pathname: string;
  title: string;
  subheader?: string;
  plan?: 'pro' | 'premium';
  flags: PageFlag[];
  icon?: string;
  linkProps?: Record<string, string>;
  children?: ManifestNode[];
  /** A group at the top whose pages have a sidebar of their own. */
  section?: true;
  /** One of the site's default pages (versions, templates store, blog), not a page of this product. */
  isDefault?: true;
}

/** What a component or hook costs a page, in bytes as Brotli compresses them (issue 4 point 6). */
export interface ApiPageSize {
  alone: number;
  /** On a page that has the core of the library. */
  onTop?: number;
}

/** A page of one product-version, in sidebar order. */
export interface ManifestPage {
  pathname: string;
  /** As in the sidebar. */
  title: string;
  /** Of the page itself: front matter, else its `# Title`, else as in the sidebar. */
  pageTitle: string;
  /** Titles of the groups around it, outermost first. */
  group: string[];
  plan?: 'pro' | 'premium';
  flags: PageFlag[];
  /** Markdown file relative to the repository's root, with forward slashes. */
  source: string;
  /** From front matter. */
  description: string | null;
  headings: ManifestHeading[];
  /** Demo files (`Name.tsx`) and folders of stylings (`Name`) that the page shows, in order, each once. */
  demos: string[];
  /** Kept out of search engines, by the product or by front matter. */
  noIndex: boolean;
  /** Components and hooks that the page shows, from front matter; absent where it names none. */
  components?: string[];
  /** Of a generated page: what it documents. */
  api?: { name: string; kind: 'component' | 'hook'; size?: ApiPageSize };
}

export interface ManifestVersion {
  /** Id of the product, for example `material-ui`. */
  product: string;
  /** For example `v9`. */
  id: string;
  current: boolean;
  /** The documented package and its installed version (design §4). */
  library?: { name: string; version: string };
  /** URL that this version's pages share: `/material-ui`, or `/material-ui/v7` for an earlier version. */
  basePath: string;
  /** URL prefixes that belong to this version; only where several products share a base path they differ from it. */
  prefixes: string[];
  /** Page that a product card or the switcher leads to. */
  home: string;
  tree: ManifestNode[];
  pages: ManifestPage[];
}

export interface ManifestProduct {
  id: string;
  name: string;
  tagline: string;
  /** Without version segment. */
  basePath: string;
  home: string;
  family: 'core' | 'x' | 'toolpad' | 'site';
  library?: string;
  accent: { light: string; dark: string };
  repository?: string;
  noIndex: boolean;
  fixture: boolean;
  versions: ManifestVersion[];
}

/** The page manifest (design §2): the one JSON that sidebars, links, search, sitemap and checks read. */
export interface Manifest {
  /** The files that were read to make it, besides the pages, relative to the repository's root. */
  generatedFrom: string[];
  products: ManifestProduct[];
}

/** Something that a writer has to put right (design §7): what and why, where, the value, and what to type. */
export interface Problem {
  /** Relative to the repository's root, with forward slashes. */
  file: string;
  line?: number;
  message: string;
  value: string;
  fix: string;
}
