import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function which(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The installed Chromium that browser tests drive: `CHROME_PATH`, Debian's, or the first on the path.
 *
 * @returns its file, or `undefined` where there is none
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  if (fs.existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  for (const name of NAMES) {
    const file = which(name);
    if (file) return file;
  }
  return undefined;
}

/** Flags of every browser that tests start: no sandbox in containers, no traffic of the browser's own. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];
