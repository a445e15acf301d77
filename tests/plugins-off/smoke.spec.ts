import { demoOf, waitForHydration, wakeDemo } from '../support/demos';
import { expect, test } from '../support/test';

interface Trace {
  pathname: string;
  selector: string;
  /** Where to look; by default what is no sidebar and no bar. */
  within?: string;
}

/** What is not on a page while a plugin is off. */
const TRACES: Record<string, Trace> = {
  announcement: { pathname: '/fixture/odd/one-line', selector: '[data-announcement-bar]', within: 'body' },
  'keyboard-map': {
    pathname: '/fixture/getting-started',
    selector: 'button:has-text("Keyboard shortcuts")',
  },
  notifications: {
    pathname: '/fixture/getting-started',
    selector: 'button[aria-label^="Notifications"]',
    within: 'header',
  },
  analytics: { pathname: '/fixture/getting-started', selector: 'button:has-text("Analytics choice")' },
  'ad-slot': { pathname: '/fixture/ads', selector: '[data-after-description]' },
  'api-reference': { pathname: '/fixture/react-api', selector: ':is([data-api-table], a[href*="/api/"])' },
  'demo-editor': { pathname: '/fixture/react-demos', selector: 'button[aria-label="Edit the code"]' },
  feedback: { pathname: '/fixture/getting-started/markdown', selector: '[data-feedback]' },
  'version-switcher': {
    pathname: '/fixture/getting-started',
    selector: '[data-version-switcher]',
    within: 'aside',
  },
  'code-copy': { pathname: '/fixture/getting-started/code', selector: 'button:has-text("Copy")' },
  'code-highlight': { pathname: '/fixture/getting-started/code', selector: ':is(.tk, .ts, .tf)' },
  'code-tabs': { pathname: '/fixture/getting-started/markdown', selector: '[role="tablist"]' },
};

/** The optional plugins that this project's build is without. */
function pluginsOff(project: string): string[] {
  const off = project.replace('without-', '');
  return off === 'all' ? Object.keys(TRACES) : off.split('+');
}

test('a page of text reads well', async ({ page }) => {
  await page.goto('/fixture/getting-started/markdown');
  await waitForHydration(page);
  await expect(page.locator('h1')).toHaveText('Markdown');
  const article = page.locator('article');
  await expect(article).toContainText('A brace {like this}');
  for (const manager of ['npm install', 'pnpm add', 'yarn add']) await expect(article).toContainText(manager);
  await expect(article).not.toContainText('codeblock');
});

test('code can be read', async ({ page }) => {
  await page.goto('/fixture/getting-started/code');
  await waitForHydration(page);
  await expect(page.locator('h1')).toHaveText('Code blocks');
  const block = page.locator('article [data-code-block="tsx"]').first();
  await expect(block.locator('code')).toContainText('const id = React.useId();');
  expect((await block.locator('code').innerText()).trimEnd().split('\n')).toHaveLength(6);
  await expect(page.locator('article [data-code-block="text"]').first()).toContainText('<angle brackets>');
});

test('demos run, also after a client-side navigation', async ({ page }) => {
  await page.goto('/fixture/getting-started');
  await waitForHydration(page);
  const sidebar = page.getByRole('navigation', { name: 'Pages of this product' });
  await sidebar.getByRole('link', { name: /^Demos/ }).click();
  await expect(page.locator('h1')).toHaveText('Demos');
  for (const load of [() => Promise.resolve(null), () => page.reload()]) {
    await load();
    const demo = demoOf(page, 'InList');
    await wakeDemo(demo);
    await demo.getByRole('button', { name: /Pressed 0 times/ }).click();
    await expect(demo.getByRole('button', { name: /Pressed 1 times/ })).toBeVisible();
  }
});

test('nothing is left of the plugin, and the rest is there', async ({ page }, { project }) => {
  for (const [name, { pathname, selector, within = ':is(main, footer)' }] of Object.entries(TRACES)) {
    await page.goto(pathname);
    await waitForHydration(page);
    const demo = demoOf(page).first();
    if ((await demo.count()) > 0) await wakeDemo(demo);
    const trace = page.locator(`${within} ${selector}`);
    if (pluginsOff(project.name).includes(name)) await expect(trace, name).toHaveCount(0);
    else await expect(trace, name).not.toHaveCount(0);
  }
});
