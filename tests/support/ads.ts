import type { Page } from '@playwright/test';
import { expect } from './test';
import type { StandIns } from './standIns';

export const AD_PAGE = '/fixture/ads';
export const SCRIPT = '/ad-network/script.js';
export const SERVICE = '/ad-network/ads.json';

/** What the browser says by itself of a network that fails. */
export const FAILURES =
  /Failed to load resource|response 500|request failed: .*\/ad-network\/|the network's own mistake/;

export const slotOf = (page: Page) => page.locator('[data-after-description]');

/** What the slot shows: `waiting`, `network`, `inHouse`, `whitelist` or `empty`. */
export const shownIn = (page: Page) => slotOf(page).locator('[data-shows]');

/** Script of a network that puts its ad beside itself after some time on the page's clock. */
export function networkScript(delay: number, link = 'https://sponsor.example/'): string {
  return `{
    const place = document.currentScript.parentElement;
    setTimeout(() => {
      const ad = document.createElement('div');
      ad.id = 'network-ad';
      ad.innerHTML = '<a href="${link}">An ad of the network</a>';
      place.append(ad);
    }, ${delay});
    window.networkRuns = (window.networkRuns ?? 0) + 1;
  }`;
}

/** Collects layout shifts from the page's start on. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Makes every chance the same: 0.5 is the picture layout and no message, 0.1 is one line and the message. */
function fixChance(chance: number): void {
  Math.random = () => chance;
}

/** Holds what waits for idle time: the slot begins when a test says so, at a known time of the page's clock. */
function holdIdle(): void {
  const held: IdleRequestCallback[] = [];
  Object.assign(window, { held });
  window.requestIdleCallback = (callback) => held.push(callback);
}

/** Stops the page's clock, and gives it a chance; before the first visit. */
export async function prepareAds(page: Page, chance: number): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(watchShifts);
  await page.addInitScript(holdIdle);
  await page.addInitScript(fixChance, chance);
}

/** Opens a page; the frames in which it is hydrated are the last that pass by themselves. */
export async function openStopped(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator('html').getAttribute('data-has-hydrated');
    })
    .toBe('true');
}

/** Lets the idle time come in which the slot is filled, and the timeout after which the network is asked. */
export async function startSlot(page: Page): Promise<void> {
  // The effect that asks for idle time may come after what it belongs to is on the page.
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const { held } = window as unknown as { held: (() => void)[] };
        held.splice(0).forEach((callback) => callback());
      });
      return shownIn(page).count();
    })
    .toBe(1);
  await page.clock.runFor(1);
}

/** Opens the page with the ad, up to the first look into its slot; the clock stands still from then on. */
export async function openAds(page: Page): Promise<void> {
  await openStopped(page, AD_PAGE);
  await startSlot(page);
}

/** Waits until the network's script has run: from then on only the clock decides. */
export async function waitForScript(page: Page, times = 1): Promise<void> {
  await expect.poll(() => page.evaluate(() => (window as { networkRuns?: number }).networkRuns)).toBe(times);
}

/** Sum of the layout shifts so far, and where the text below the slot is. */
export async function measureLayout(page: Page): Promise<{ shift: number; below: number; height: number }> {
  return page.evaluate(() => {
    const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const { shifts } = window as unknown as { shifts: number[] };
    return {
      shift: shifts.reduce((sum, value) => sum + value, 0),
      below: top('article h2')?.top ?? 0,
      height: top('[data-after-description]')?.height ?? 0,
    };
  });
}

/** An answer of the ad service with one ad, or changes of it. */
export function answerWith(standIns: StandIns, ...changes: object[]): void {
  const ad = { company: 'Acme', description: 'Anvils that fly', statlink: 'https://sponsor.example/click' };
  standIns.answerAds({ ads: changes.map((change) => ({ ...ad, ...change })) });
}
