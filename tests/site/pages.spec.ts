import { checkLook } from '../support/checkLook';
import { showWholePage, waitForHydration, wakeDemos } from '../support/demos';
import { IS_QUICK, sampled } from '../support/level';
import { LICENSE_MESSAGE, wantsLicense } from '../support/licenses';
import { listBlogPosts, ROOT_PAGES, siteVersions } from '../support/pages';
import { expect, test } from '../support/test';

// Pages with many demos of large components take their time on a small machine.
test.describe.configure({ timeout: 120_000 });

const VISITED = siteVersions().flatMap((version) => version.pages);

/** The full test looks at each page with axe, CI at some; one of each type is looked at elsewhere (issue 10 point 2). */
const LOOKED_AT = new Set(IS_QUICK ? [] : sampled(sampled(sampled(VISITED))));

// What each test asserts besides, through `guard`: no message, no failed request, no policy violation.
for (const visited of VISITED) {
  const { pathname, pageTitle, source, demos } = visited;
  test(`visit ${pathname}: one h1, every demo comes to life (issue 2 point 10)`, async ({ page, guard }) => {
    if (wantsLicense(source, demos)) guard.allow(LICENSE_MESSAGE);
    await page.goto(pathname);
    await waitForHydration(page);
    await expect(page.locator('h1')).toHaveText([pageTitle]);
    for (const demo of demos) await expect(page.locator(`[data-demo="${demo}"]`).first()).toBeAttached();
    await showWholePage(page);
    await wakeDemos(page);
    // Some names, such as that of a meter, come with the scripts of the library.
    await expect(page.locator('[data-playground]:not([data-awake])')).toHaveCount(0);
    if (LOOKED_AT.has(visited)) expect.soft(await checkLook(page, { pathname, look: 'light' })).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, 'the page does not scroll sideways at 320 px').toBeLessThanOrEqual(320);
  });
}

for (const pathname of [...ROOT_PAGES, ...listBlogPosts()]) {
  test(`visit ${pathname}: one h1`, async ({ page }) => {
    await page.goto(pathname);
    await waitForHydration(page);
    await expect(page.locator('h1')).toHaveCount(1);
    if (!IS_QUICK) expect.soft(await checkLook(page, { pathname, look: 'light' })).toEqual([]);
  });
}
