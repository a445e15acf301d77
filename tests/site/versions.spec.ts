import { demoOf, wakeDemo } from '../support/demos';
import { siteVersions } from '../support/pages';
import { collectScripts, openSwitcher, switcherOf } from '../support/versions';
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
  for (const range of ['6.0.0-beta.0 – 6.0.0-beta.6', '5.0.0-beta.0 – 5.0.0-beta.70'])
    await expect(main.getByText(range)).toBeVisible();
});

/** Pages with a demo that shows the number of the library that it runs on. */
const PROBES = ['/material-ui/getting-started/installation', '/material-ui/v7/getting-started'];

test('a page runs on the version that its switcher shows, without a script of another one (issue 7)', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  const seen = new Map<string, string>();
  for (const pathname of PROBES) {
    scripts.length = 0;
    await page.goto(pathname);
    const demo = demoOf(page, 'InstalledVersion');
    await wakeDemo(demo);
    const number = /Material UI (\d[\w.-]*\w)/.exec(await demo.innerText())?.[1];
    await expect(switcherOf(page).locator('summary')).toContainText(`v${number}`);
    for (const script of scripts.filter((path) => seen.has(path))) {
      const text = await (await page.request.get(script)).text();
      expect(text, `${script} is on ${pathname} and on ${seen.get(script)}`).not.toContain('Mui-disabled');
    }
    for (const script of scripts) seen.set(script, pathname);
  }
});

test('the switcher leads to the same page elsewhere, where that is known (issue 7 point 3)', async ({
  page,
}) => {
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
});

test('demos of an earlier version run beside those of the current one (design §4)', async ({ page }) => {
  for (const pathname of ['/material-ui/react-button', '/material-ui/v7/react-button']) {
    await page.goto(pathname);
    const demo = demoOf(page).first();
    await wakeDemo(demo);
    await expect(demo.getByRole('button').first()).toBeVisible();
  }
});
