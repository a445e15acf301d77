import type { Page } from '@playwright/test';
import { demoOf, surfaceOf, wakeDemo } from '../support/demos';
import { CI_ONLY } from '../support/level';
import { siteVersions } from '../support/pages';
import { collectScripts, listProbed, openSwitcher, PROBE, switcherOf } from '../support/versions';
import { expect, test } from '../support/test';

test('/versions lists versions on the site with their installed numbers, and others (issue 7 point 4)', async ({
  page,
}) => {
  await page.goto('/versions');
  const main = page.getByRole('main');
  for (const { library, home, product } of siteVersions()) {
    if (!library || product === 'fixture') continue;
    const row = main.getByRole('row').filter({ has: page.locator(`a[href="${home}"]`) });
    await expect(row, home).toContainText(library.version);
    await expect(row.getByRole('link', { name: /^Release notes/ })).toHaveAttribute('href', /^https:/);
    await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  }
  for (const range of ['6.0.0-beta.0 – 6.0.0-beta.6', '5.0.0-beta.0 – 5.0.0-beta.5'])
    await expect(main.getByText(range)).toBeVisible();
});

/** What all code of a library has and no code of the site: its own names of classes, attributes and themes. */
const LIBRARY_CODE =
  /\bMui-|\bMui[A-Z]\w+|\bJoy[A-Z]\w+|data-(?:popup-open|base-ui-)|@(?:mui|base-ui|toolpad)\//;

/** What two versions of a library both ask for is the site's own: React, the shell, what runs demos. */
async function expectOwnScripts(page: Page, scripts: readonly string[], pathnames: string): Promise<void> {
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    expect(LIBRARY_CODE.exec(text)?.[0], `${script} is on ${pathnames}`).toBeUndefined();
  }
}

// `npm test` tries the first product, Material UI with its three versions; CI all.
for (const [index, [product, versions]] of [...listProbed()].entries())
  test(
    `pages of ${product} run on the version that their switcher shows, without a script of another one (issue 7)`,
    index > 0 ? CI_ONLY : {},
    async ({ page }) => {
      const scripts = collectScripts(page);
      const seen = new Set<string>();
      for (const { id, installed, pathname = `no page of ${id}` } of versions) {
        expect(pathname, `${PROBE}.tsx is a demo of ${product} ${id}`).toMatch(/^\//);
        scripts.length = 0;
        await page.goto(pathname);
        await wakeDemo(demoOf(page, PROBE));
        const rendered = await surfaceOf(page, PROBE).locator('strong').innerText();
        expect(rendered, pathname).toBe(installed);
        await expect(switcherOf(page).locator('summary bdi')).toHaveText(`v${rendered}`);
        await expectOwnScripts(
          page,
          scripts.filter((script) => seen.has(script)),
          `${pathname} and on a page of another version`,
        );
        for (const script of scripts) seen.add(script);
      }
    },
  );

test(
  'the switcher leads to the same page elsewhere, where that is known (issue 7 point 3)',
  CI_ONLY,
  async ({ page }) => {
    await page.goto('/material-ui/v7/react-button?a=1#basics');
    const switcher = await openSwitcher(page);
    await expect(switcher.getByRole('link', { name: 'v9' })).toHaveAttribute(
      'href',
      '/material-ui/react-button?a=1#basics',
    );
    await expect(switcher.getByRole('link', { name: 'v5.18.0' })).toHaveAttribute(
      'href',
      'https://v5.mui.com/material-ui/react-button/?a=1#basics',
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /[^/]\/material-ui\/react-button$/,
    );
  },
);

test(
  'demos of an earlier version run beside those of the current one (design §4)',
  CI_ONLY,
  async ({ page }) => {
    for (const pathname of ['/material-ui/react-button', '/material-ui/v7/react-button']) {
      await page.goto(pathname);
      const demo = demoOf(page).first();
      await wakeDemo(demo);
      await expect(demo.getByRole('button').first()).toBeVisible();
    }
  },
);
