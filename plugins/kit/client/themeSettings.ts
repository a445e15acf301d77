import { useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS, SETTINGS_KEY, type PaletteName, type ThemeSettings } from '../preferences';
import { getColorMode, subscribeColorMode } from './colorMode';
import { readStored, watchStored, writeStored } from './storedText';
import { themeReducer, type ThemeAction } from './themeReducer';

/** Smallest and largest spacing that a reader can set, in CSS pixels. */
export const SPACING_RANGE = { min: 2, max: 16 } as const;

type Stored = Partial<Record<keyof ThemeSettings, unknown>>;

let current = DEFAULT_SETTINGS;
const listeners = new Set<() => void>();

function parseColor(colors: unknown, name: PaletteName): ThemeSettings['paletteColors'] {
  const main = (colors as Partial<Record<PaletteName, { main?: unknown }>> | null | undefined)?.[name]?.main;
  return typeof main === 'string' && /^#[\da-f]{6}$/i.test(main) ? { [name]: { main } } : {};
}

/** What is stored may be of another version of the site, or typed by hand (design §8). */
function parse(text: string | null): Omit<ThemeSettings, 'paletteMode'> {
  let stored: Stored | null;
  try {
    stored = JSON.parse(text ?? '{}') as Stored | null;
  } catch {
    stored = {};
  }
  const { spacing } = stored ?? {};
  const isSpacing =
    Number.isInteger(spacing) && Number(spacing) >= SPACING_RANGE.min && Number(spacing) <= SPACING_RANGE.max;
  return {
    dense: stored?.dense === true,
    direction: stored?.direction === 'rtl' ? 'rtl' : 'ltr',
    paletteColors: {
      ...parseColor(stored?.paletteColors, 'primary'),
      ...parseColor(stored?.paletteColors, 'secondary'),
    },
    spacing: isSpacing ? Number(spacing) : DEFAULT_SETTINGS.spacing,
  };
}

/** The direction of the document, which style sheets and demos follow (spec §4 "Theme mode"). */
function showDirection(): void {
  for (const element of [document.documentElement, document.body]) {
    if (element.dir !== current.direction) element.dir = current.direction;
  }
}

/** Docusaurus sets `<html dir>` of its own language while it hydrates and navigates: that is taken back before the next paint. */
function holdDirection(): () => void {
  const observer = new MutationObserver(showDirection);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function apply(next: ThemeSettings): void {
  if (next === current) return;
  current = next;
  showDirection();
  listeners.forEach((listener) => listener());
}

function restore(): void {
  apply({ ...parse(readStored(SETTINGS_KEY)), paletteMode: getColorMode().scheme });
}

/**
 * Begins to follow what the reader has set, here and in other tabs, and the color mode.
 *
 * @returns a function that stops that
 */
export function startThemeSettings(): () => void {
  restore();
  const stopMode = subscribeColorMode(() =>
    apply(themeReducer(current, { type: 'change', payload: { paletteMode: getColorMode().scheme } })),
  );
  const stopStored = watchStored(SETTINGS_KEY, restore);
  const release = holdDirection();
  return () => {
    release();
    stopMode();
    stopStored();
  };
}

/**
 * Changes the settings for the whole site and keeps them. The mode itself is set with `setMode`.
 *
 * @throws for an unknown action (spec §8)
 */
export function changeThemeSettings(action: ThemeAction): void {
  const next = themeReducer(current, action);
  if (next === current) return;
  const { dense, direction, paletteColors, spacing } = next;
  writeStored(SETTINGS_KEY, JSON.stringify({ dense, direction, paletteColors, spacing }));
  apply(next);
}

/**
 * Takes over the settings of another document, without keeping them: the editor's frame has no storage, and the page tells
 * it what the reader has set.
 */
export function adoptThemeSettings(settings: ThemeSettings): void {
  apply(settings);
}

/** The settings now, outside of React. */
export function getThemeSettings(): ThemeSettings {
  return current;
}

/** Calls back when any of them changes. Returns a function that stops that. */
export function subscribeThemeSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings for roots of their own, such as demos; on the server and while hydrating, the defaults. */
export function useStoredThemeSettings(): ThemeSettings {
  return useSyncExternalStore(subscribeThemeSettings, getThemeSettings, () => DEFAULT_SETTINGS);
}
