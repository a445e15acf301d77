import { demoOf } from '../support/demos';
import { sampled } from '../support/level';
import { siteVersions, splitPages } from '../support/pages';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 120_000 });

for (const version of siteVersions()) {
  const { basePath, product } = version;
  const { section, others } = splitPages(version);
  test(`${product} at ${basePath} can be read without scripts (issue 2 point 10)`, async ({
    page,
    guard,
  }) => {
    // Its component is a script, in a frame.
    guard.allow(/\/react-init-color-scheme-script: Blocked script execution in 'about:srcdoc'/);
    const sidebars = [others, section].flatMap((pages) => sampled(pages).map((each) => ({ ...each, pages })));
    for (const { pathname, pageTitle, pages } of sidebars) {
      await page.goto(pathname);
      await expect(page.locator('h1')).toHaveText([pageTitle]);
      const sidebar = page.getByRole('navigation', { name: 'Pages of this product' });
      const links = await sidebar
        .locator('a:visible')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links, `the sidebar of ${pathname}`).toEqual(
        expect.arrayContaining(pages.map((other) => other.pathname)),
      );
      for (const demo of await demoOf(page).all()) {
        const name = await demo.getAttribute('data-demo');
        const html = demo.locator('[data-demo-root] > *, iframe');
        expect(await html.count(), `${pathname} has the HTML of ${name}`).toBeGreaterThan(0);
      }
    }
  });
}

test('home leads to every product without scripts', async ({ page }) => {
  await page.goto('/');
  const products = page.getByRole('main').getByRole('list', { name: 'Products' });
  for (const { current, home, product } of siteVersions()) {
    if (!current || ['experiments'].includes(product)) continue;
    await expect(products.locator(`a[href="${home}"]`)).toBeVisible();
  }
});
