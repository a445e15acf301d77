import type { ApiDocument } from '../../types';
import { toKebab } from './names';

/** A page that is to be generated. */
export interface ApiPagePlan {
  document: ApiDocument;
  /** On the current version of the product: `/material-ui/api/button`. */
  path: string;
  /** With the version segment of an earlier version. */
  pathname: string;
  /** Markdown file relative to the version's `content/`. */
  file: string;
}

export interface PlanOptions {
  /** Where the pages live, without and with the version segment: `/material-ui/api`, `/material-ui/v7/api`. */
  apiPath: string;
  versionedApiPath: string;
  /** Names of the components and hooks that get a page; by default all. */
  only?: readonly string[];
}

/** Folder of generated pages below a version's `content/`; nothing else may lie there. */
export const API_FOLDER = 'api';

/**
 * The pages of a product-version in alphabetical order. Of two documents of one name, in two packages, the first
 * counts: packages come in the order of their importance.
 *
 * @throws an Error that lists names in `only` that no package has
 */
export function planPages(documents: readonly ApiDocument[], options: PlanOptions): ApiPagePlan[] {
  const { apiPath, versionedApiPath, only } = options;
  const names = new Set(documents.map(({ name }) => name));
  const missing = only?.filter((name) => !names.has(name)) ?? [];
  if (missing.length > 0) {
    throw new Error(
      `docs/products.ts restricts the API pages of ${apiPath} to names that its packages do not have: ` +
        `${missing.join(', ')}.\nThey have: ${[...names].join(', ')}.`,
    );
  }
  const bySlug = new Map<string, ApiDocument>();
  for (const document of documents) {
    const slug = toKebab(document.name);
    if ((only?.includes(document.name) ?? true) && !bySlug.has(slug)) bySlug.set(slug, document);
  }
  return [...bySlug.entries()]
    .sort(([, a], [, b]) => a.name.localeCompare(b.name, 'en'))
    .map(([slug, document]) => ({
      document,
      path: `${apiPath}/${slug}`,
      pathname: `${versionedApiPath}/${slug}`,
      file: `${API_FOLDER}/${slug}.md`,
    }));
}
