import { CacheProvider, Global, type Interpolation, type Theme } from '@emotion/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { createRoot, type Root } from 'react-dom/client';

let present = false;

/**
 * Puts the custom properties of the demos' theme on the page, once. The server has done so on pages that it
 * rendered; after a client-side navigation from a page without demos they are missing.
 */
export function ensureThemeSheet(styles: unknown): void {
  // The server's goes with its page.
  if (present || !styles || document.querySelector('style[data-demo-sheet="theme"]')) return;
  present = true;
  const cache = createCache({ key: 'demo-theme' });
  createRoot(document.createElement('div')).render(
    <CacheProvider value={cache}>
      <Global styles={styles as Interpolation<Theme>} />
    </CacheProvider>,
  );
}

let settingsRoot: Root | undefined;
let settingsCache: EmotionCache | undefined;

/** Puts custom properties of a theme behind all others on the page, the demos' own included, in place of earlier ones. */
export function showSettingsSheet(styles: unknown): void {
  if (!styles) return;
  settingsRoot ??= createRoot(document.createElement('div'));
  settingsCache ??= createCache({ key: 'demo-settings', container: document.body });
  settingsRoot.render(
    <CacheProvider value={settingsCache}>
      <Global styles={styles as Interpolation<Theme>} />
    </CacheProvider>,
  );
}
