import type { Page } from '@playwright/test';

const SIDEBAR = '#site-sidebar';

/** Pathnames of the component pages in the sidebar, without the one that is open. */
export async function listTargets(page: Page): Promise<string[]> {
  const pathnames = await page
    .locator(`${SIDEBAR} a[href*="/react-"]`)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const targets = [...new Set(pathnames)].filter((pathname) => pathname !== new URL(page.url()).pathname);
  if (targets.length === 0) throw new Error(`The sidebar of ${page.url()} leads to no component page.`);
  return targets;
}

/**
 * Runs in the page: measures from the next click to the frame after another heading is there. Nothing in it has a name, for which
 * the compiler would call a helper that the page does not have.
 */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent;
  const measured = new Promise<number>((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')?.textContent;
          if (!heading || heading === before) return;
          observer.disconnect();
          // The first callback comes before the frame with the heading is painted, the second one after it.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { measured });
}

/**
 * Goes to a page by its link in the sidebar: points at it, waits until what that fetches is there, and clicks.
 *
 * @returns milliseconds from the click to the frame after the page's heading is in the document
 */
export async function navigate(page: Page, pathname: string): Promise<number> {
  const link = page.locator(`${SIDEBAR} a[href="${pathname}"]`).first();
  await link.hover();
  await page.evaluate(async (path) => void (await window.docusaurus.preload(path)), pathname);
  await page.evaluate(watchHeading);
  await link.click();
  const time = await page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
  // Demos come to life in idle time, which belongs to this page and not to the next.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return time;
}
