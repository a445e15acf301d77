import type { Language } from '../types';

/** Path below which the documents of single demos live: one page a docs instance, the demo is in the query. */
export const FRAME_BASE = 'demo-frame';

const DEMO_FILE = /(?:^|\/)docs\/([^/]+)\/([^/]+)\/content\/(.+)$/;

/**
 * Address, below the site's base, of a demo alone in a document of its own: `docs/material-ui/v9/content/react-button/A.tsx`
 * -> `demo-frame/material-ui-v9?demo=react-button/A.tsx`.
 *
 * @param file with forward slashes
 * @throws for a file that lies elsewhere
 */
export function frameOf(file: string): string {
  const [, product, version, name] = DEMO_FILE.exec(file) ?? [];
  if (!name) throw new Error(`${file} is no demo: it does not lie in docs/<product>/<version>/content/.`);
  return `${FRAME_BASE}/${product}-${version}?demo=${encodeURIComponent(name)}`;
}

/**
 * Address of a demo's source in a language: one hash for both, because each page's script names it for each of its demos.
 *
 * @param stem what both addresses begin with
 */
export const sourceAddress = (stem: string, language: Language): string => `${stem}.${language}.json`;
