import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './findBrowser';

/**
 * Runs with the installed Chromium, and closes it.
 *
 * @throws an Error that says what to do where there is none
 */
export async function withBrowser<Result>(run: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error(
      'There is no Chromium. Install it ("apt-get install chromium"), or name its file: CHROME_PATH=…',
    );
  }
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** Runs with a server at a port of its own, whose address is handed over, and stops it. */
export async function withServer<Result>(
  server: http.Server,
  run: (url: string) => Promise<Result>,
): Promise<Result> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await run(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
