/** What this plugin reads of a page of the manifest (design §2). */
export interface TwinPage {
  pathname: string;
  title: string;
  pageTitle: string;
  /** Titles of the groups around it, outermost first. */
  group: string[];
  /** Markdown file relative to the repository's root. */
  source: string;
  description: string | null;
  demos: string[];
  noIndex: boolean;
  components?: string[];
  api?: { name: string };
}

export interface TwinVersion {
  product: string;
  id: string;
  current: boolean;
  library?: { name: string; version: string };
  basePath: string;
  prefixes: string[];
  pages: TwinPage[];
}

export interface TwinProduct {
  id: string;
  name: string;
  tagline: string;
  noIndex: boolean;
  versions: TwinVersion[];
}

/** Main files of a demo relative to its page, by styling, the default first. */
export type DemoFiles = Partial<Record<string, string>>;

/** The site whose pages are written as Markdown, and how it reads its own notations. */
export interface TwinSite {
  rootDir: string;
  title: string;
  tagline: string;
  /** Address of the site, with its base path and a slash at the end. */
  url: string;
  /** Address of the repository's files as pages, and as they are: both with a slash at the end. */
  sourceBase: string;
  rawBase: string;
  products: TwinProduct[];
  /** The files that a demo's name stands for beside a page, or `null`. */
  findDemo(pageFile: string, name: string): DemoFiles | null;
  /** A demo's file and the local files that it needs. */
  collectLocalFiles(main: string): string[];
  /** Where a link that is written in a page of this version leads on the site. */
  resolvePathname(link: string, version: TwinVersion): string;
}

/** Address of a path of the site. */
export function toUrl({ url }: Pick<TwinSite, 'url'>, pathname: string): string {
  return url + pathname.slice(1);
}

/** Folder of a product-version's own files, such as `llms.txt`: `/material-ui`, `/x/react-data-grid`. */
export function homeOf({ prefixes, basePath }: TwinVersion): string {
  return prefixes[0] ?? basePath;
}

/** `Material UI 9.5.0`, or the name alone of what has no library. */
export function nameOf(product: TwinProduct, { library }: TwinVersion): string {
  return library ? `${product.name} ${library.version}` : product.name;
}
