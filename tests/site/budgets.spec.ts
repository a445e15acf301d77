import path from 'node:path';
import committed from '../../budgets.json';
import { measureSite } from '../../scripts/budget/measureSite';
import { typeOfPage } from '../../scripts/budget/pageTypes';
import { limitsOf, readBudgets } from '../../scripts/budget/readBudgets';
import { Sizes } from '../../scripts/budget/sizes';
import type { PageType } from '../../scripts/budget/types';
import { CI_ONLY, IS_FULL } from '../support/level';
import { licenseMessageOn, wantsLicense } from '../support/licenses';
import { builtVersions, listBlogPosts } from '../support/pages';
import { expect, rootDir, test } from '../support/test';
import { measureTransfer, type Transfer } from '../../scripts/budget/measureTransfer';

// As hosts compress: what is transferred is compared with the files.
test.use({ quality: 9 });

const budgets = readBudgets(committed);

/** One page of each type; `npm run budget` measures all, without a browser. */
const PAGES: readonly [PageType, string][] = [
  ['home', '/'],
  ['component', '/material-ui/react-button'],
  ['api', '/material-ui/api/button'],
  ['guide', '/material-ui/getting-started/installation'],
  ['template', '/material-ui/getting-started/templates/dashboard'],
  ['icons', '/material-ui/material-icons'],
  ['blog', listBlogPosts()[0] ?? '/blog'],
  ['root', '/versions'],
];

/** Visited in `npm test`. */
const QUICK: readonly PageType[] = ['home', 'component'];

/** Kilobytes by which the files and what the browser received may differ: chunks in a stream have headers of their own. */
const TOLERANCE = 1;

function checkLimits(transfer: Transfer, limits: Partial<Record<keyof Transfer, number>>): void {
  test.info().annotations.push({ type: 'transfer', description: JSON.stringify(transfer) });
  for (const [measure, limit] of Object.entries(limits) as [keyof Transfer, number][]) {
    expect.soft(transfer[measure], `${measure} of ${JSON.stringify(transfer)}`).toBeLessThanOrEqual(limit);
  }
}

for (const [type, pathname] of PAGES) {
  test(
    `${pathname} is within the budget of its type, ${type} (issue 10 point 1)`,
    QUICK.includes(type) ? {} : CI_ONLY,
    async ({ page, siteDir }) => {
      const transfer = await measureTransfer(page, pathname, 'firstLoad');
      await expect(page.locator('[data-demo]').getByRole('toolbar')).toHaveCount(0);
      const { html, script, style, font, requests } = limitsOf(budgets, pathname, type);
      checkLimits(transfer, { html, script, style, font, requests } as Transfer);
      // What `npm run budget` reads from the files is what the browser was sent.
      const sizes = new Sizes(path.join(rootDir, '.cache/budget/browser.json'));
      const site = { dir: path.join(rootDir, siteDir), baseUrl: '/', factsOf: () => undefined, sizes };
      const [read] = await measureSite(site, (each) => each === pathname);
      for (const measure of ['html', 'script', 'style', 'font'] as const) {
        const difference = Math.abs(transfer[measure] - (read?.figures[measure] ?? 0));
        expect.soft(difference, `${measure}: ${JSON.stringify(read?.figures)}`).toBeLessThan(TOLERANCE);
      }
    },
  );
}

/** Its demos are near the top, so that the budget is known to count some. */
const WITH_DEMOS = '/material-ui/react-button';

const componentPages = builtVersions()
  .flatMap((version) => version.pages)
  .filter((page) => typeOfPage(page.pathname, page) === 'component')
  .filter(({ pathname }) => IS_FULL || pathname === WITH_DEMOS);

for (const { pathname, source, demos } of componentPages) {
  test(`${pathname} is within its budget with the demos that a phone shows at first`, async ({
    page,
    guard,
  }) => {
    if (wantsLicense(source, demos)) guard.allow(licenseMessageOn(pathname));
    const transfer = await measureTransfer(page, pathname, 'withDemos');
    if (pathname === WITH_DEMOS) await expect(page.getByRole('toolbar').first()).toBeVisible();
    const { scriptWithDemos, requestsWithDemos } = limitsOf(budgets, pathname, 'component');
    checkLimits(transfer, { script: scriptWithDemos, requests: requestsWithDemos } as Transfer);
  });
}
