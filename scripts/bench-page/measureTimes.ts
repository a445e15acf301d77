import type { Browser, Page } from '@playwright/test';

/** Milliseconds, medians: largest contentful paint, and how long tasks block the page beyond 50 ms each. */
export interface Times {
  lcp: number;
  tbt: number;
}

/** The phone of Lighthouse's mobile preset. */
const PHONE = { width: 412, height: 823 };
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** What a task may take before it counts as blocking, in milliseconds. */
const FREE = 50;

interface Observed {
  lcp: number;
  tbt: number;
}

/** Runs in the page, before its scripts. */
function observe(free: number): void {
  const observed: Observed = { lcp: 0, tbt: 0 };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.tbt += Math.max(0, entry.duration - free);
  }).observe({ type: 'longtask', buffered: true });
}

async function loadOnce(page: Page, url: string): Promise<Observed> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe, FREE);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(() => (window as unknown as { observed: Observed }).observed);
}

/** The middle value, of an even number the lower one of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}

/** Loads a page several times, each in a new context, on a slow phone that the browser plays. */
export async function measureTimes(browser: Browser, url: string, runs: number): Promise<Times> {
  const all: Observed[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    all.push(await loadOnce(await context.newPage(), url));
    await context.close();
  }
  return { lcp: median(all.map(({ lcp }) => lcp)), tbt: median(all.map(({ tbt }) => tbt)) };
}
