import { CacheProvider, Global, type Interpolation, type Theme } from '@emotion/react';
import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';

let present = false;

/**
 * Puts the custom properties of the demos' theme on the page, once. The server has done so on pages that it
 * rendered; after a client-side navigation from a page without demos they are missing.
 */
export function ensureThemeSheet(styles: unknown): void {
  if (present || !styles) return;
  present = true;
  if (document.querySelector('style[data-demo-sheet="theme"]')) return;
  const cache = createCache({ key: 'demo-theme' });
  createRoot(document.createElement('div')).render(
    <CacheProvider value={cache}>
      <Global styles={styles as Interpolation<Theme>} />
    </CacheProvider>,
  );
}
