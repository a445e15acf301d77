import type { Page } from '@playwright/test';
import { SETTINGS_KEY, type Direction, type ThemeSettings } from '../../plugins/kit/preferences';
import { expect } from './test';

/** Changes settings in the page, as those that the reader chose in another tab arrive. */
export async function changeSettings(page: Page, settings: Partial<ThemeSettings>): Promise<void> {
  await page.evaluate(
    ({ key, value }) => {
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    { key: SETTINGS_KEY, value: JSON.stringify(settings) },
  );
}

/** Chooses a direction in the same way. */
export async function setDirection(page: Page, direction: Direction): Promise<void> {
  await changeSettings(page, { direction });
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}
