import { demoOf, wakeDemo } from '../support/demos';
import { siteVersions } from '../support/pages';
import { expect, test } from '../support/test';

test('the versions shown are those of the installed packages (design §4)', async ({ page }) => {
  await page.goto('/versions');
  const main = page.getByRole('main');
  for (const { library, home } of siteVersions()) {
    if (!library) continue;
    await expect(main.locator(`a[href="${home}"]`).first()).toBeVisible();
    await expect(main.getByText(library.version).first()).toBeVisible();
  }
});

test('demos of an earlier version run beside those of the current one (design §4)', async ({ page }) => {
  for (const pathname of ['/material-ui/react-button', '/material-ui/v7/react-button']) {
    await page.goto(pathname);
    const demo = demoOf(page).first();
    await wakeDemo(demo);
    await expect(demo.getByRole('button').first()).toBeVisible();
  }
});
