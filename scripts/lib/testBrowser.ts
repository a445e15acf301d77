import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser';

const ADVICE =
  'No Chromium was found. Install one (Debian: apt-get install chromium; macOS: brew install --cask chromium), or set ' +
  'CHROME_PATH to the program of any Chromium or Chrome.';

function canInstall(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && spawnSync('which', ['apt-get'], { stdio: 'ignore' }).status === 0;
}

function install(): void {
  console.log('No Chromium was found: installing it with apt-get.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

/**
 * Finds the browser that tests drive, and installs it where that is possible without asking.
 *
 * @throws an Error that says how to get one
 */
export function ensureBrowser(): string {
  if (!findBrowser() && canInstall()) install();
  const browser = findBrowser();
  if (!browser) throw new Error(ADVICE);
  return browser;
}
