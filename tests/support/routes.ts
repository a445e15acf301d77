import type { Page, Route } from '@playwright/test';

/**
 * Prepares an answer that a test gives in place of the host's later on, when the page is there. A route that is new then may be
 * too late for the next request: so it is made before the page is opened, and passes everything on until it is wanted.
 *
 * @returns a function that turns the answer on, or off again
 */
export async function routeLater(
  page: Page,
  pattern: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<(isOn: boolean) => void> {
  let isWanted = false;
  await page.route(pattern, (route) => (isWanted ? answer(route) : route.continue()));
  return (isOn) => {
    isWanted = isOn;
  };
}
