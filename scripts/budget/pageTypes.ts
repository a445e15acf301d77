import type { ManifestPage } from '../../src/pages-manifest/types';
import type { PageType } from './types';

/** What of a page's entry in the manifest tells its type. */
export type PageFacts = Pick<ManifestPage, 'source' | 'components' | 'api'>;

const BY_PATHNAME: readonly [RegExp, PageType][] = [
  [/^\/$/, 'home'],
  [/^\/demo-frame\//, 'frame'],
  [/^\/demo-sandbox\//, 'sandbox'],
  [/^\/blog(\/|$)/, 'blog'],
];

const IN_MANIFEST: readonly [RegExp, PageType][] = [
  [/\/templates(\/|$)/, 'template'],
  [/\/material-icons$/, 'icons'],
  [/\/react-[\w-]+(\/|$)/, 'component'],
  // Some of them name components, too, of which they show one side.
  [/\/(customization|guides|integrations|getting-started|migration)(\/|$)/, 'guide'],
];

function find(rows: readonly [RegExp, PageType][], pathname: string): PageType | undefined {
  return rows.find(([pattern]) => pattern.test(pathname))?.[1];
}

/**
 * The kind of a page, for its budget: by where it is, whether a program wrote it, and whether its front matter names
 * components.
 *
 * @param facts its entry in the page manifest; pages of no product have none
 */
export function typeOfPage(pathname: string, facts: PageFacts | undefined): PageType {
  const fixed = find(BY_PATHNAME, pathname);
  if (fixed) return fixed;
  if (!facts) return 'root';
  if (facts.api || /\/content\/api\//.test(facts.source)) return 'api';
  return find(IN_MANIFEST, pathname) ?? (facts.components?.length ? 'component' : 'guide');
}
