import type { Page } from '@playwright/test';
import { SETTINGS_KEY } from '../../plugins/kit/preferences';
import { CI_ONLY } from './level';

/** The ways in which a page is looked at (issue 5 "What it must show"). */
export const LOOKS = ['light', 'dark', 'rtl', 'forced colors'] as const;

export type Look = (typeof LOOKS)[number];

/** Of a test in one look: what light mode shows, the others mostly show again. */
export function inLook(look: Look): { tag?: string } {
  return look === 'light' ? {} : CI_ONLY;
}

/** Lets the pages that are opened from now on have a look, without motion. */
export async function setLook(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced colors' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  if (look !== 'rtl') return;
  const stored: [string, string] = [SETTINGS_KEY, JSON.stringify({ direction: 'rtl' })];
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), stored);
}
