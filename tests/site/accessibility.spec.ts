import type { Page } from '@playwright/test';
import type { PageKind } from '../../src/build/accessibility/types';
import { checkLook, LOOKS_OF_LEVEL, turnTo } from '../support/checkLook';
import { waitForHydration, wakeDemos } from '../support/demos';
import { isBuilt, listBlogPosts } from '../support/pages';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 180_000 });

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('button');
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** One page of each type, and what is done with it first. */
const CASES: [type: PageKind, pathname: string, prepare?: (page: Page) => Promise<void>][] = [
  ['home', '/'],
  ['component', '/material-ui/react-button'],
  ['component', '/base-ui/react-select'],
  ['api', '/material-ui/api/button'],
  ['guide', '/material-ui/getting-started/installation'],
  ['template', '/material-ui/getting-started/templates/pricing'],
  ['icons', '/material-ui/material-icons'],
  ['blog', '/blog'],
  ...listBlogPosts()
    .slice(0, 1)
    .map((pathname): [PageKind, string] => ['post', pathname]),
  ['versions', '/versions'],
  ['production-error', '/production-error'],
  ['accessibility', '/accessibility'],
  ...(isBuilt('material-ui', 'v7')
    ? [['earlier version', '/material-ui/v7/react-button'] as [PageKind, string]]
    : []),
  ['search', '/material-ui/getting-started', openSearch],
  ['unknown address', '/no-such-page'],
];

// One visit a page, whose look then changes as a reader changes it: CI looks at it in each way, `npm test` in light mode.
for (const [type, pathname, prepare] of CASES) {
  test(`${pathname} is accessible (${type}; issue 10 point 2)`, async ({ page, guard }) => {
    if (type === 'unknown address') guard.allow(/404/);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(pathname);
    await waitForHydration(page);
    await wakeDemos(page);
    await prepare?.(page);
    for (const look of LOOKS_OF_LEVEL) {
      await turnTo(page, look);
      expect.soft(await checkLook(page, { type, pathname, look }), look).toEqual([]);
    }
  });
}
