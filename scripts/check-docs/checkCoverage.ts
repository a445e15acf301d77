import type { Coverage } from '../../docs/coverage';
import type { ManifestVersion, Problem } from '../../src/pages-manifest/types';

const FILE = 'docs/coverage.ts';

/**
 * Compares what a version's package exports, which is what has an API page, with what its written pages name
 * (issue 9 point 1).
 */
export function checkCoverage({ except }: Coverage, { product, id, pages }: ManifestVersion): Problem[] {
  const exported = pages.flatMap(({ api }) => (api ? [api.name] : []));
  const named = new Set(pages.flatMap(({ api, components = [] }) => (api ? [] : components)));
  const missing = exported.filter((name) => !named.has(name) && !(name in except));
  const needless = Object.keys(except).filter((name) => named.has(name) || !exported.includes(name));
  return [
    ...missing.map((name) => ({
      file: `docs/${product}/${id}/pages.ts`,
      message: 'The package exports this, and no page shows it',
      value: name,
      fix: `Name it in "components" or "hooks" of the page that shows it, or say in ${FILE} why none does.`,
    })),
    ...needless.map((name) => ({
      file: FILE,
      message: 'This is an exception without need: a page names it, or the package does not export it',
      value: name,
      fix: 'Remove it.',
    })),
  ];
}
