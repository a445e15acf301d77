import redirects from '../../redirects';
import { CI_ONLY } from '../support/level';
import { expect, test } from '../support/test';

test('pathnames that moved lead to where they are now (issue 2 point 3)', CI_ONLY, async ({ request }) => {
  for (const [from, to] of Object.entries(redirects)) {
    const response = await request.get(from);
    expect.soft(response.status(), from).toBe(200);
    expect.soft(new URL(response.url()).pathname, from).toBe(to);
  }
});

test('the fixture is not part of the site (design §9)', async ({ request }) => {
  expect((await request.get('/fixture/getting-started')).status()).toBe(404);
  expect(await (await request.get('/')).text()).not.toContain('/fixture/');
});

test('experiments are kept out of search engines (spec §2)', CI_ONLY, async ({ page }) => {
  await page.goto('/experiments/docs/markdown');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
