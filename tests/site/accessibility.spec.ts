import { findAccessibilityProblems } from '../support/axe';
import { waitForHydration, wakeDemos } from '../support/demos';
import { inMode } from '../support/level';
import { isBuilt, listBlogPosts, ROOT_PAGES } from '../support/pages';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

/** One page of each type. */
const PAGES = [
  ...ROOT_PAGES,
  ...listBlogPosts().slice(0, 1),
  '/material-ui/getting-started',
  '/material-ui/getting-started/installation',
  '/material-ui/react-button',
  ...(isBuilt('material-ui', 'v7') ? ['/material-ui/v7/react-button'] : []),
  '/base-ui/react-select',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const pathname of PAGES) {
    test(
      `${pathname} is accessible in ${colorScheme} mode (issue 2 point 10)`,
      inMode(colorScheme),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(pathname);
        await waitForHydration(page);
        await wakeDemos(page);
        expect(await findAccessibilityProblems(page)).toEqual([]);
      },
    );
  }

  test(
    `the page for unknown addresses is accessible in ${colorScheme} mode`,
    inMode(colorScheme),
    async ({ page, guard }) => {
      guard.allow(/404/);
      await page.emulateMedia({ colorScheme });
      await page.goto('/no-such-page');
      await waitForHydration(page);
      expect(await findAccessibilityProblems(page)).toEqual([]);
    },
  );
}
