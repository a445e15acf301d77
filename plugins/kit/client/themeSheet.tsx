import { css, CacheProvider, Global, type Interpolation, type Theme } from '@emotion/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { createRoot, type Root } from 'react-dom/client';
import { readVariables } from '../readVariables';
import { whenIdle } from './whenIdle';

type Styles = Parameters<typeof css>[number];

/** Whether the whole theme is on the page, where it stays. */
let present = false;
/** The theme, and the names of it that are missing, while the page has only what the server picked. */
let pending: { theme: Styles; missing: Set<string> } | undefined;

function showAll(styles: Styles): void {
  if (present) return;
  present = true;
  pending = undefined;
  const cache = createCache({ key: 'demo-theme' });
  cache.insert('', css(styles), cache.sheet, false);
}

function findMissing(theme: Styles, servers: readonly Element[]): Set<string> {
  const names = JSON.stringify(theme).match(/--[\w-]+(?=":)/g) ?? [];
  const text = servers.map((sheet) => sheet.textContent).join('');
  return new Set(names.filter((name) => !text.includes(`${name}:`)));
}

/**
 * Puts the custom properties of the demos' theme on the page, once. The HTML of a page has those that its demos show at
 * first (`server/pickVariables`); the others follow when the browser has nothing else to do, or when a demo asks for one. After
 * a client-side navigation from a page without demos all are missing.
 */
export function ensureThemeSheet(styles: unknown): void {
  if (present || !styles) return;
  const theme = styles as Styles;
  const servers = [...document.querySelectorAll('style[data-demo-sheet="theme"]')];
  if (servers.length === 0) {
    showAll(theme); // They went with their page, if there were any.
  } else if (!pending) {
    pending = { theme, missing: findMissing(theme, servers) };
    whenIdle(() => showAll(theme));
  }
}

/** Puts the whole theme on the page now, where new styles of a demo read what the HTML has not of it. */
export function completeThemeSheet(newStyles: string): void {
  if (!pending) return;
  const { theme, missing } = pending;
  if (readVariables(newStyles).some((name) => missing.has(name))) showAll(theme);
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
