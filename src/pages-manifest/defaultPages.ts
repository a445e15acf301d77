import type { ManifestNode } from './types';

/** Where the default pages are declared, for messages about pathnames that collide with them. */
export const DEFAULT_PAGES_FILE = 'src/pages-manifest/defaultPages.ts';

/**
 * The pages that end every product's tree (spec §2 "Default pages are: a versions page, a templates store link and
 * a blog"). They belong to the site, not to the product: none of them is in a version's `pages`.
 */
export const defaultPages: readonly ManifestNode[] = [
  { kind: 'link', pathname: '/versions', title: 'Versions', flags: [], isDefault: true },
  { kind: 'link', pathname: 'https://mui.com/store/', title: 'Templates store', flags: [], isDefault: true },
  { kind: 'link', pathname: '/blog', title: 'Blog', flags: [], isDefault: true },
];
