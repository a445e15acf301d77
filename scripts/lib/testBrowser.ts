import { spawnSync } from 'node:child_process';
import { findBrowser, HEADLESS_SHELL, which } from './findBrowser';

const ADVICE =
  'No Chromium was found. Install one (Debian: apt-get install chromium; macOS: brew install --cask chromium), or set ' +
  'CHROME_PATH to the program of any Chromium or Chrome.';

function canInstall(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && spawnSync('which', ['apt-get'], { stdio: 'ignore' }).status === 0;
}

/** @returns whether a package could be installed */
function install(name: string): boolean {
  console.log(`Installing ${name} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', name);
}

/** In CI the quicker browser is worth an installation; elsewhere whatever is there will do. */
function needsBrowser(): boolean {
  return process.env.CI && !process.env.CHROME_PATH ? !which(HEADLESS_SHELL) : !findBrowser();
}

/**
 * Finds the browser that tests drive, and installs it where that is possible without asking.
 *
 * @throws an Error that says how to get one
 */
export function ensureBrowser(): string {
  if (needsBrowser() && canInstall() && !install(HEADLESS_SHELL) && !findBrowser()) install('chromium');
  const browser = findBrowser();
  if (!browser) throw new Error(ADVICE);
  return browser;
}
