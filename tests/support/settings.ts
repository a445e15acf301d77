import type { Page } from '@playwright/test';
import { SETTINGS_KEY } from '../../plugins/kit/preferences';
import { expect } from './test';

/** Chooses a direction in the page, as one that the reader chose in another tab arrives. */
export async function setDirection(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.evaluate(
    ({ key, value }) => {
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    { key: SETTINGS_KEY, value: JSON.stringify({ direction }) },
  );
  await expect(page.locator('html')).toHaveAttribute('dir', direction);
}
