/** Products of the site as its addresses tell them; `'null'` where a pathname belongs to none. */
export type ProductId =
  | 'material-ui'
  | 'joy-ui'
  | 'base-ui'
  | 'system'
  | 'x'
  | 'x-data-grid'
  | 'x-date-pickers'
  | 'x-charts'
  | 'x-tree-view'
  | 'toolpad-core'
  | 'toolpad-studio'
  | 'docs'
  | 'experiments'
  | 'versions'
  | 'blog'
  | 'production-error'
  | 'null';

export type ProductCategory = 'core' | 'x' | 'toolpad' | 'site';

export interface ParsedPathname {
  product: ProductId;
  productCategory: ProductCategory | null;
  /** Only `en` is supported; `zh` is recognised (spec §2). */
  language: 'en' | 'zh';
  /**
   * For matching, not for linking: one leading slash; no language, query, hash or trailing slash; a first segment
   * `api` is `api-docs`. The version segment stays.
   */
  pathname: string;
  /** Version segment of an earlier version, for example `v7`. */
  version?: string;
}

/** Sections by their first segments (spec §2 "Path rules"); the first row that fits is taken. */
const SECTIONS: readonly [prefix: string, product: ProductId, category: ProductCategory][] = [
  ['material-ui', 'material-ui', 'core'],
  ['joy-ui', 'joy-ui', 'core'],
  ['base-ui', 'base-ui', 'core'],
  ['system', 'system', 'core'],
  ['x/react-data-grid', 'x-data-grid', 'x'],
  ['x/api/data-grid', 'x-data-grid', 'x'],
  ['x/react-date-pickers', 'x-date-pickers', 'x'],
  ['x/api/date-pickers', 'x-date-pickers', 'x'],
  ['x/react-charts', 'x-charts', 'x'],
  ['x/api/charts', 'x-charts', 'x'],
  ['x/react-tree-view', 'x-tree-view', 'x'],
  ['x/api/tree-view', 'x-tree-view', 'x'],
  ['x', 'x', 'x'],
  ['toolpad/core', 'toolpad-core', 'toolpad'],
  ['toolpad/studio', 'toolpad-studio', 'toolpad'],
  ['toolpad', 'null', 'toolpad'],
  ['docs', 'docs', 'site'],
  ['experiments/docs', 'experiments', 'site'],
  ['versions', 'versions', 'site'],
  ['blog', 'blog', 'site'],
  ['production-error', 'production-error', 'site'],
];

const LANGUAGES: readonly string[] = ['en', 'zh'] satisfies ParsedPathname['language'][];

/** Products have versions (`/material-ui/v7`, `/base-ui/v5-beta`, `/toolpad/core/v0`), the site's single pages have none. */
const VERSIONED =
  /^(?!(?:versions|blog|production-error)\/)(?<base>(?:toolpad|experiments)\/[^/]+|[^/]+)\/(?<version>v\d+(?:-(?:alpha|beta|rc))?)(?=\/|$)/;

/**
 * Segments of an address without query and hash. Backslashes count as slashes, and the characters that browsers
 * drop from addresses are dropped, so that the result is never read as another site's (`//evil.com`, design §8).
 */
function toSegments(input: string): string[] {
  return input
    .replace(/[?#].*$/s, '')
    .replace(/[\t\n\r]/g, '')
    .split(/[/\\]/)
    .filter((segment) => segment !== '');
}

/**
 * Reads product, category, language and version off a site path (spec §2 "Path rules"; issue 2 point 4; design
 * §11). Defined for any string: unknown paths belong to the product `'null'`.
 *
 * @example
 * parsePathname('/zh/x/v8/react-data-grid/editing/#commit');
 * // { product: 'x-data-grid', productCategory: 'x', language: 'zh', pathname: '/x/v8/react-data-grid/editing', version: 'v8' }
 */
export function parsePathname(input: string): ParsedPathname {
  const [first = '', ...others] = toSegments(input);
  const hasLanguage = LANGUAGES.includes(first);
  const segments = hasLanguage || first === '' ? others : [first, ...others];
  if (segments[0] === 'api') segments[0] = 'api-docs';
  const path = segments.join('/');
  const version = VERSIONED.exec(path)?.groups?.version;
  const unversioned = path.replace(VERSIONED, '$<base>');
  const section = SECTIONS.find(([prefix]) => unversioned === prefix || unversioned.startsWith(`${prefix}/`));
  return {
    product: section?.[1] ?? 'null',
    productCategory: section?.[2] ?? null,
    language: hasLanguage ? (first as ParsedPathname['language']) : 'en',
    pathname: `/${path}`,
    ...(section && version !== undefined && { version }),
  };
}
