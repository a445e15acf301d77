import type { Page } from '@playwright/test';

const SIDEBAR_LINKS = 'nav.menu a[href*="/react-"]';

/** Pathnames of the component pages in the sidebar, without the one that is open. */
export async function listTargets(page: Page): Promise<string[]> {
  const pathnames = await page
    .locator(SIDEBAR_LINKS)
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const targets = [...new Set(pathnames)].filter((pathname) => pathname !== new URL(page.url()).pathname);
  if (targets.length === 0) throw new Error(`The sidebar of ${page.url()} leads to no component page.`);
  return targets;
}

/** Runs in the page: measures from the next click to the frame after another heading is there. */
function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent;
  const measured = new Promise<number>((resolve) => {
    const onClick = ({ timeStamp }: MouseEvent) => {
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent;
        if (!heading || heading === before) return;
        observer.disconnect();
        // The first callback comes before the frame with the heading is painted, the second one after it.
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => resolve(Math.max(now, performance.now()) - timeStamp)),
        );
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
  Object.assign(window, { measured });
}

/**
 * Goes to a page by its link in the sidebar: points at it, waits until what that fetches is there, and clicks.
 *
 * @returns milliseconds from the click to the frame after the page's heading is in the document
 */
export async function navigate(page: Page, pathname: string): Promise<number> {
  const link = page.locator(`nav.menu a[href="${pathname}"]`).first();
  await link.hover();
  await page.evaluate((path) => window.docusaurus.preload(path), pathname);
  await page.evaluate(watchHeading);
  await link.click();
  const time = await page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
  // Demos come to life in idle time, which belongs to this page and not to the next.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return time;
}
