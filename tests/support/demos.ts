import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the page's own scripts run it; demos are asked for later, one by one. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** The box of a demo by its file name without ending, or the boxes of all demos of the page. */
export function demoOf(page: Page, stem?: string): Locator {
  return page.locator(stem === undefined ? '[data-demo]' : `[data-demo^="${stem}."]`);
}

/** Where a demo itself is, without its toolbar and source. */
export function surfaceOf(page: Page, stem: string): Locator {
  return demoOf(page, stem).locator('[data-demo-surface]');
}

/** Scrolls a demo into view and waits until its script runs it, in the page or in its frame. */
export async function wakeDemo(demo: Locator): Promise<void> {
  await demo.scrollIntoViewIfNeeded();
  const frame = demo.locator('iframe');
  if ((await frame.count()) > 0) {
    await expect(frame.contentFrame().locator('[data-demo-root] > *')).not.toHaveCount(0);
  } else {
    await expect(demo).toHaveAttribute('data-demo-state', 'live');
  }
}

/** Runs in the page: whether the demos that the window shows are awake. Those in frames tell it in another way. */
function areShownDemosAwake(): boolean {
  return [...document.querySelectorAll<HTMLElement>('[data-demo]')].every((demo) => {
    const { top, bottom } = demo.getBoundingClientRect();
    const isShown = bottom > 0 && top < window.innerHeight;
    return !isShown || demo.dataset.demoState === 'live' || demo.querySelector('iframe') !== null;
  });
}

/** How long demos in the window may take until they are asked for one by one, in milliseconds. */
const BY_THEMSELVES = 10_000;

/**
 * Wakes all demos of a page. What the window shows wakes by itself: scrolling to each would wait for a picture that stands
 * still, which takes longer than all else of a visit. A demo that stays asleep is named by the wait for it alone.
 */
export async function wakeDemos(page: Page): Promise<void> {
  await page.waitForFunction(areShownDemosAwake, null, { timeout: BY_THEMSELVES }).catch(() => undefined);
  const asleep = await demoOf(page).evaluateAll((demos) =>
    demos.flatMap((demo, index) => (demo.getAttribute('data-demo-state') === 'live' ? [] : [index])),
  );
  for (const index of asleep) await wakeDemo(demoOf(page).nth(index));
}

/** Higher, and the browser runs out of memory for what it draws. */
const TALLEST = 16_000;

/**
 * Makes the window as high as the page, so that all demos come near it at once: scrolling from one to the next draws
 * each screen anew, which takes most of the time of a visit.
 */
export async function showWholePage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize() ?? { width: 1280 };
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
}
