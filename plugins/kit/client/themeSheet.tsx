import { css, CacheProvider, Global, type Interpolation, type Theme } from '@emotion/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { createRoot, type Root } from 'react-dom/client';
import { readVariables } from '../readVariables';
import { whenIdle } from './whenIdle';

type Styles = Parameters<typeof css>[number];

/** Whether the whole theme is on the page, where it stays. */
let present = false;
/** The theme, while the page has only what the server picked of it. */
let pending: Styles;

const SERVERS = 'style[data-demo-sheet="theme"]';

function showAll(styles: Styles): void {
  if (present) return;
  present = true;
  pending = undefined;
  const cache = createCache({ key: 'demo-theme' });
  cache.insert('', css(styles), cache.sheet, false);
}

/**
 * Puts the custom properties of the demos' theme on the page, once. The HTML of a page has those that its demos show at
 * first (`server/pickVariables`); the others follow when the browser has nothing else to do, or when a demo asks for one. After
 * a client-side navigation from a page without demos all are missing.
 */
export function ensureThemeSheet(styles: unknown): void {
  if (present || !styles) return;
  const theme = styles as Styles;
  if (!document.querySelector(SERVERS)) {
    showAll(theme); // The server's went with its page, if there was one.
  } else if (!pending) {
    pending = theme;
    whenIdle(() => showAll(theme));
  }
}

/** Puts the whole theme on the page now, where new styles of a demo read what the HTML has not of it. */
export function completeThemeSheet(newStyles: string): void {
  if (!pending) return;
  const theme = JSON.stringify(pending);
  const servers = Array.from(document.querySelectorAll(SERVERS), (sheet) => sheet.textContent).join('');
  const isMissing = (name: string) => theme.includes(`"${name}"`) && !servers.includes(`${name}:`);
  if (readVariables(newStyles).some(isMissing)) showAll(pending);
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
