import type { Page } from '@playwright/test';

/** What the page has received: kilobytes (1,000 bytes), as they were sent, by kind of resource, and how many requests. */
export interface Transfer {
  html: number;
  script: number;
  style: number;
  font: number;
  requests: number;
}

type Kind = Exclude<keyof Transfer, 'requests'>;

/** Names that the browser has for the kinds. */
const KINDS: Record<string, Kind> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
};

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

/** How long nothing may have come before a page counts as loaded, in milliseconds. */
const QUIET = 500;

/**
 * Runs in the page, again and again: whether it has come to life and nothing has come since the last time. On a busy machine, the
 * network is quiet while scripts wait for their turn.
 */
function isSettled(): boolean {
  const state = window as Window & { received?: number };
  const before = state.received;
  state.received = performance.getEntriesByType('resource').length;
  return document.documentElement.dataset.hasHydrated !== undefined && before === state.received;
}

/**
 * Opens a page and measures what it receives (issue 2 and issue 3, "What it must show").
 *
 * @param page a page that was not used before, so that nothing is cached; of a site that Docusaurus made
 */
export async function measureTransfer(page: Page, pathname: string, stage: Stage): Promise<Transfer> {
  if (stage === 'firstLoad') await page.addInitScript(holdDemos);
  else await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, Kind | undefined>();
  const headers = new Map<string, number>();
  const bytes = { html: 0, script: 0, style: 0, font: 0 };
  let requests = 0;
  const { frameTree } = await session.send('Page.getFrameTree');
  session.on('Network.responseReceived', ({ requestId, frameId, type, response }) => {
    // What a frame shows is a page of its own.
    if (frameId !== frameTree.frame.id) return;
    kinds.set(requestId, KINDS[type]);
    // Of what a host says beside each file, a budget of files knows nothing.
    headers.set(requestId, response.encodedDataLength);
    if (/^https?:/.test(response.url)) requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await session.send('Network.enable');
  await page.goto(pathname, { waitUntil: 'networkidle' });
  await page.waitForFunction(isSettled, undefined, { polling: QUIET });
  // Its answer comes after all that the browser had to tell of the network.
  await session.send('Network.disable');
  const kilobytes = (kind: Kind) => Math.round(bytes[kind] / 100) / 10;
  const [html, script] = [kilobytes('html'), kilobytes('script')];
  return { html, script, style: kilobytes('style'), font: kilobytes('font'), requests };
}
