import { execFileSync } from 'node:child_process';

/** Chromium without a window draws the same pages with half the work. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function which(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The installed Chromium that browser tests drive: `CHROME_PATH`, or the first on the path.
 *
 * @returns its file, or `undefined` where there is none
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  for (const name of NAMES) {
    const file = which(name);
    if (file) return file;
  }
  return undefined;
}

/**
 * Flags of every browser that tests start: no sandbox in containers, no traffic of the browser's own, letters as wide
 * with a window as without, and as on a desktop a process of its own for each origin, so that a frozen frame stops no page.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--font-render-hinting=none',
  '--site-per-process',
];
