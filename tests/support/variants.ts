import type { BrowserContext, Locator, Page } from '@playwright/test';
import { waitForHydration, wakeDemo } from './demos';

/** The page of the fixture with demos in three stylings. */
export const VARIANTS_PAGE = '/fixture/react-variants';

export const demo = (page: Page, name = 'StyledButton'): Locator => page.locator(`[data-demo="${name}"]`);
export const button = (page: Page): Locator => demo(page).getByRole('button', { name: /^Pressed/ });
export const tab = (page: Page, name: string): Locator => demo(page).getByRole('tab', { name, exact: true });
export const source = (page: Page): Locator => demo(page).locator('details code');
export const sheets = (page: Page): Locator => page.locator('style[data-demo-sheet$="/tailwind"]');

export async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(VARIANTS_PAGE + hash);
  await waitForHydration(page);
  await wakeDemo(demo(page));
}

/** What the site keeps, by cookie. */
export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

export async function setCookies(
  context: BrowserContext,
  url: string,
  values: Record<string, string>,
): Promise<void> {
  await context.addCookies(
    Object.entries(values).map(([name, value]) => ({ name, value: encodeURIComponent(value), url })),
  );
}

/** Runs in the page from its start: adds up layout shifts, also those right after a click. */
export function watchShifts(): void {
  window.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifts += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

declare global {
  interface Window {
    shifts: number;
  }
}

/**
 * Clicks on an element and watches each frame until the demo's button has the class.
 *
 * @returns how long it took, and the heights that the surface had meanwhile
 */
export function clickUntil(target: Locator, className: string): Promise<{ time: number; heights: number[] }> {
  return target.evaluate(
    (element, wanted) =>
      new Promise<{ time: number; heights: number[] }>((resolve) => {
        const surface = element.closest('[data-demo]')?.querySelector<HTMLElement>('[data-demo-surface]');
        const heights = new Set<number>();
        const start = performance.now();
        const look = () => {
          heights.add(surface?.offsetHeight ?? 0);
          if (surface?.querySelector(`button[class*="${wanted}"]`)) {
            resolve({ time: performance.now() - start, heights: [...heights] });
          } else {
            requestAnimationFrame(look);
          }
        };
        (element as HTMLElement).click();
        look();
      }),
    className,
  );
}
