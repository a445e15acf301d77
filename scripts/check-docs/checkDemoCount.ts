import type { Problem } from '../../src/pages-manifest/types';
import { isComponentPage } from './checkOrder';
import type { Doc } from './types';

/** Demos that a page of a component has at least (shared writing rules, "Demos"). */
const MINIMUM = 5;

/** Components that render nothing of their own, or one thing only: three demos say it all. */
const UTILITIES =
  /\/(?:react-(?:no-ssr|portal|css-baseline|init-color-scheme-script|textarea-autosize|use-media-query|click-away-listener|container|backdrop|paper))$/;
const UTILITY_MINIMUM = 3;

/** The overview of a family of components leads to the pages that show them. */
const OVERVIEWS = /^\/x\/(?:v\d+\/)?react-[\w-]+$/;

/** A page of a component of a library's current version has enough demos. */
export function checkDemoCount(doc: Doc): Problem[] {
  const { file, page } = doc;
  const isCounted = page.pathname.includes('/react-') && !OVERVIEWS.test(page.pathname);
  if (!isCounted || !isComponentPage(doc)) return [];
  const minimum = UTILITIES.test(page.pathname) ? UTILITY_MINIMUM : MINIMUM;
  if (page.demos.length >= minimum) return [];
  return [
    {
      file,
      message: `A page of a component has ${minimum} demos or more`,
      value: `${page.demos.length} demos`,
      fix: 'Add demos for what readers search for: variants, forms, loading, long content, phones.',
    },
  ];
}
