/**
 * Browser tests (design §9): `fixture` on the build of the fixture product, `without-<plugin>` on its builds with
 * plugins turned off, `site` on the site itself. `npm test` makes the builds.
 */
import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/lib/findBrowser';
import type { SiteOptions } from './tests/support/test';

const PLUGINS_OFF_DIR = '.cache/site-plugins-off';

function listFolders(folder: string): string[] {
  const absolute = path.join(__dirname, folder);
  return fs.existsSync(absolute) ? fs.readdirSync(absolute) : [];
}

/** What a failed test leaves, apart for each project: the run of one empties its folder only. */
const resultsOf = (project: string) => `test-results/${project}`;

export default defineConfig<object, SiteOptions>({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may cost a test its time limit; what passes only then is told as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
  },
  projects: [
    {
      name: 'fixture',
      outputDir: resultsOf('fixture'),
      testDir: 'tests/fixture',
      use: { siteDir: '.cache/site-fixture' },
    },
    ...listFolders(PLUGINS_OFF_DIR).map((name) => ({
      name: `without-${name}`,
      outputDir: resultsOf(`without-${name}`),
      testDir: 'tests/plugins-off',
      use: { siteDir: `${PLUGINS_OFF_DIR}/${name}` },
    })),
    {
      name: 'site',
      outputDir: resultsOf('site'),
      testDir: 'tests/site',
      use: { siteDir: process.env.TEST_SITE_DIR || 'build' },
    },
  ],
});
