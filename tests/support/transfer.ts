import type { Page } from '@playwright/test';

/** Kilobytes that the page has received, as they were transferred, by kind of resource. */
export type Transfer = Record<string, number>;

/** Runs in the page: elements never come near the viewport, so no demo asks for its script. */
function holdDemos(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe(): void {
      // Never reports.
    }
  };
}

/** `firstLoad` is what comes before any demo's own script, `withDemos` has those that a phone shows at first too. */
export type Stage = 'firstLoad' | 'withDemos';

/** The screen of Lighthouse's mobile preset. */
const PHONE = { width: 412, height: 823 };

/**
 * Opens a page and measures what it receives (issue 2 and issue 3, "What it must show").
 *
 * @param page a page that was not used before, so that nothing is cached
 */
export async function measureTransfer(page: Page, pathname: string, stage: Stage): Promise<Transfer> {
  if (stage === 'firstLoad') await page.addInitScript(holdDemos);
  else await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const headers = new Map<string, number>();
  const bytes: Transfer = {};
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    // Of what a host says beside each file, a budget of files knows nothing.
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await session.send('Network.enable');
  await page.goto(pathname, { waitUntil: 'networkidle' });
  return Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, Math.round(size / 100) / 10]));
}
