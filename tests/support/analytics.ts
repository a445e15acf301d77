import type { Page } from '@playwright/test';
import type { StandIns } from './standIns';

export const PAGE = '/fixture/getting-started';
const EVENTS = '/analytics/events';
export const TAG = '/analytics/tag.js';
export const VITALS = '/analytics/vitals';

export const question = (page: Page) => page.getByRole('region', { name: 'Analytics' });

export const sent = (standIns: StandIns) =>
  standIns.bodiesOf(EVENTS).map((body) => JSON.parse(body) as Record<string, unknown>);

export const tagCalls = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((call) => Array.from(call)),
  );

/** As if the reader had answered before. */
export async function allow(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('site.analytics.consent', 'granted'));
}

export function pageView(siteUrl: string, pathname: string, title: string) {
  return {
    type: 'page_view',
    title: `${title} | UI Docs`,
    location: siteUrl + pathname,
    productId: 'fixture',
    categoryId: 'site',
    userProperties: {
      codeVariant: 'TS',
      language: 'en',
      devicePixelRatio: 1,
      colorSchemeOS: 'light',
      colorScheme: 'light',
      codeStyling: 'MUI System',
    },
  };
}
