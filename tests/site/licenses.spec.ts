import { wakeDemos, waitForHydration } from '../support/demos';
import { CI_ONLY } from '../support/level';
import { licenseMessageOn } from '../support/licenses';
import { expect, test } from '../support/test';

/** Runs in the page: whether any of its scripts is that of the license. */
async function hasLicenseScript(): Promise<boolean> {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  return texts.some((text) => text.includes('__MUI_LICENSE_INFO__'));
}

test(
  'demos of the Pro grid run without a key, with its watermark, and ask nobody (issue 6 point 6)',
  CI_ONLY,
  async ({ page, guard }) => {
    guard.allow(licenseMessageOn('/x/react-data-grid/column-pinning'));
    await page.goto('/x/react-data-grid/column-pinning');
    await waitForHydration(page);
    await wakeDemos(page);
    const grids = page.getByRole('grid');
    await expect(grids).toHaveCount(4);
    await expect(page.getByText('MUI X Missing license key')).toHaveCount(4);
    expect(await page.evaluate(hasLicenseScript)).toBe(true);
    await page.goto('/x/react-data-grid/column-definition');
    await waitForHydration(page);
    await wakeDemos(page);
    expect(await page.evaluate(hasLicenseScript), 'on a page without such demos').toBe(false);
  },
);
