import type { ApiDocument } from '../../types';

const LINK = /\]\(<?([^)\s>]+)/g;

/** Every link in the texts of a document, and the pages that it names: what its page depends on besides itself. */
export function findLinks(document: ApiDocument): string[] {
  const links = [...JSON.stringify(document).matchAll(LINK)].map(([, link = '']) =>
    link.replaceAll('\\"', '"'),
  );
  return [...new Set([...links, ...document.pages])];
}
