import type { Page } from '@playwright/test';
import type { ManifestPage } from '../../src/pages-manifest/types';
import { checkLook } from '../support/checkLook';
import { showWholePage, waitForHydration, wakeDemos } from '../support/demos';
import type { Guard } from '../support/guard';
import { IS_QUICK, sampled } from '../support/level';
import { licenseMessageOn, wantsLicense } from '../support/licenses';
import { listBlogPosts, ROOT_PAGES, siteVersions } from '../support/pages';
import { expect, test } from '../support/test';

const VERSIONS = siteVersions();

const VISITED = VERSIONS.flatMap((version) => version.pages);

/** The full test looks at each page with axe, CI at some; one of each type is looked at elsewhere (issue 10 point 2). */
const LOOKED_AT = new Set(IS_QUICK ? [] : sampled(sampled(sampled(VISITED))));

/** As the browser's window is when a test begins. */
const WIDE = { width: 1280, height: 800 };

async function visit(page: Page, guard: Guard, visited: ManifestPage): Promise<void> {
  const { pathname, pageTitle, source, demos } = visited;
  if (wantsLicense(source, demos)) guard.allow(licenseMessageOn(pathname));
  await page.setViewportSize(WIDE);
  await page.goto(pathname);
  await waitForHydration(page);
  await expect(page.locator('h1'), pathname).toHaveText([pageTitle]);
  for (const demo of demos) await expect(page.locator(`[data-demo="${demo}"]`).first()).toBeAttached();
  await showWholePage(page);
  await wakeDemos(page);
  // Some names, such as that of a meter, come with the scripts of the library.
  await expect(page.locator('[data-playground]:not([data-awake])'), pathname).toHaveCount(0);
  if (LOOKED_AT.has(visited)) expect.soft(await checkLook(page, { pathname, look: 'light' })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `${pathname} does not scroll sideways at 320 px`).toBeLessThanOrEqual(320);
}

/** Pages that one browser visits: it knows their scripts from the second on. */
const AT_ONCE = 5;

/** Longest time of a visit with axe, in milliseconds: pages with many demos of large components on a small machine. */
const VISIT_LIMIT = 60_000;

// What each test asserts besides, through `guard`: no message, no failed request, no policy violation.
for (const { pages } of VERSIONS) {
  for (let start = 0; start < pages.length; start += AT_ONCE) {
    const group = pages.slice(start, start + AT_ONCE);
    const names = group.map(({ pathname }) => pathname).join(' ');
    test(`visit ${names}: one h1, every demo and playground comes to life (issue 2 point 10, issue 4 point 3)`, async ({
      page,
      guard,
    }) => {
      test.setTimeout(group.length * VISIT_LIMIT);
      for (const visited of group) await visit(page, guard, visited);
    });
  }
}

for (const pathname of [...ROOT_PAGES, ...listBlogPosts()]) {
  test(`visit ${pathname}: one h1`, async ({ page }) => {
    await page.goto(pathname);
    await waitForHydration(page);
    await expect(page.locator('h1')).toHaveCount(1);
    if (!IS_QUICK) expect.soft(await checkLook(page, { pathname, look: 'light' })).toEqual([]);
  });
}
