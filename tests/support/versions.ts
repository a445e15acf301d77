import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { waitForHydration } from './demos';
import { builtVersions } from './pages';

/** Each version with a library has a demo of this name on a page, with the number that the library tells of itself. */
export const PROBE = 'InstalledVersion';

/** A version of a library, as the switcher names it, and its page with the probe. */
export interface ProbedVersion {
  id: string;
  installed: string;
  pathname: string | undefined;
}

/** The products of the site that have a library, with their versions. */
export function listProbed(): Map<string, ProbedVersion[]> {
  const found = new Map<string, ProbedVersion[]>();
  for (const { product, id, library, pages } of builtVersions()) {
    if (!library) continue;
    const pathname = pages.find(({ demos }) => demos.includes(`${PROBE}.tsx`))?.pathname;
    found.set(product, [...(found.get(product) ?? []), { id, installed: library.version, pathname }]);
  }
  return found;
}

/** The version switcher of a page. */
export function switcherOf(page: Page): Locator {
  return page.locator('[data-version-switcher]');
}

/** Opens the version switcher and waits for its list, which is fetched then. */
export async function openSwitcher(page: Page): Promise<Locator> {
  await waitForHydration(page);
  const switcher = switcherOf(page);
  const list = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
  await switcher.locator('summary').click();
  await list;
  await expect(switcher.getByRole('link', { name: 'View all versions' })).toBeVisible();
  return switcher;
}

/** Addresses of all scripts that a page asks for, from now on; to be called before it is opened. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
