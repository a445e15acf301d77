import { nearest } from '../../src/pages-manifest/nearest';
import type { ManifestPage, Problem } from '../../src/pages-manifest/types';
import type { Doc } from './types';

export interface LinkTargets {
  pages: ReadonlyMap<string, ManifestPage>;
  /** Pathnames that are no page of a product, such as `/blog`, and what they begin with. */
  others: readonly string[];
}

const LINK = /(?<!!)\[[^\]]*\]\((?<target>[^)\s]+)\)|<a\b[^>]*\shref="(?<href>[^"]+)"/g;

function wrongTarget(
  doc: Doc,
  link: string,
  { pages, others }: LinkTargets,
): { message: string; fix: string } | null {
  const { pathname, hash } = new URL(link, `https://site${doc.page.pathname}`);
  if (others.some((other) => pathname === other || pathname.startsWith(`${other}/`))) return null;
  const page = pages.get(pathname);
  if (!page) {
    const [near] = nearest(pathname, [...pages.keys()]);
    return {
      message: 'No page has this pathname',
      fix: near ? `Perhaps ${near}?` : 'Link to a page of the site.',
    };
  }
  const anchor = decodeURIComponent(hash.slice(1));
  const isGenerated = page.source.includes('/content/api/');
  // Demos have anchors of their own, and generated pages have rows.
  if (anchor === '' || isGenerated || /^[A-Z]/.test(anchor)) return null;
  if (page.headings.some(({ id }) => id === anchor)) return null;
  const [near] = nearest(
    anchor,
    page.headings.map(({ id }) => id),
  );
  return {
    message: `${page.source} has no heading with this anchor`,
    fix: near ? `Perhaps #${near}?` : 'Link to the page.',
  };
}

/** Links inside the site lead to a page and, with an anchor, to one of its headings (issue 9 point 5). */
export function checkLinks(doc: Doc, targets: LinkTargets): Problem[] {
  return doc.lines.flatMap(({ text, line }) =>
    [...text.replace(/`[^`]*`/g, '').matchAll(LINK)].flatMap(({ groups }) => {
      const link = groups?.target ?? groups?.href ?? '';
      if (!/^[/#]/.test(link) || link.startsWith('//')) return [];
      const wrong = wrongTarget(doc, link, targets);
      return wrong ? [{ file: doc.file, line, value: link, ...wrong }] : [];
    }),
  );
}
