import { demoOf, wakeDemo } from '../support/demos';
import { CI_ONLY } from '../support/level';
import { expect, test } from '../support/test';

/** What the site keeps, as its plugins' READMEs say. */
const OWN = /^(mui-mode|site\.)/;

test(
  "demos keep no color scheme of their library beside the site's (issue 5 point 1)",
  CI_ONLY,
  async ({ page }) => {
    for (const pathname of ['/joy-ui/react-button', '/material-ui/react-button']) {
      await page.goto(pathname);
      await wakeDemo(demoOf(page).first());
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(
        keys.filter((key) => !OWN.test(key)),
        pathname,
      ).toEqual([]);
    }
  },
);
