import { waitForHydration } from '../support/demos';
import { CI_ONLY } from '../support/level';
import { expect, test } from '../support/test';

test(
  'the product switcher leads to the same component, in the same section (issue 5 point 6)',
  CI_ONLY,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/material-ui/react-button#customization', { waitUntil: 'networkidle' });
    await waitForHydration(page);
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    expect(texts.filter((text) => text.includes('/joy-ui/react-button'))).toEqual([]);

    const switcher = page.getByRole('banner').getByRole('button', { name: 'Material UI' });
    const products = page.getByRole('dialog', { name: 'Products' });
    const joy = products.getByRole('link', { name: /^Joy UI/ });
    await switcher.click();
    await expect(joy).toHaveText('Joy UIButton in Joy UI');
    await expect(products.getByRole('link', { name: /^Toolpad Core/ })).toHaveAttribute(
      'href',
      /^\/toolpad\/core/,
    );
    await expect(joy).toHaveAttribute('href', '/joy-ui/react-button#customization');

    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Button base', exact: true })
      .click();
    await switcher.click();
    await expect(joy, 'a section that Joy UI has not').toHaveAttribute('href', '/joy-ui/react-button');
    await joy.click();
    await expect(page).toHaveURL('/joy-ui/react-button');
    await expect(page.locator('h1')).toHaveText('Button');
  },
);
