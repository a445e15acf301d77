import { proseLines } from '../../../src/pages-manifest/markdownLines';
import type { ManifestPage } from '../../../src/pages-manifest/types';
import { findFences, findHeadings } from '../readDoc';
import type { Doc } from '../types';

/** A page of a component, as it is typed below its front matter. */
export function makeDoc(body: string, page: Partial<ManifestPage> = {}): Doc {
  const lines = proseLines(body, 0);
  return {
    file: 'docs/alpha/v2/content/react-a/react-a.md',
    workspace: 'docs/alpha/v2',
    page: {
      pathname: '/alpha/react-a',
      title: 'A',
      pageTitle: 'A',
      group: [],
      flags: [],
      source: 'docs/alpha/v2/content/react-a/react-a.md',
      description: null,
      headings: [],
      demos: [],
      noIndex: false,
      components: ['A'],
      ...page,
    },
    lines,
    headings: findHeadings(lines),
    fences: findFences(body, 0),
  };
}
