import { findBrowser, HEADLESS_SHELL, which } from './findBrowser';
import { canInstall, installPackage } from './installPackage';

const ADVICE =
  'No Chromium was found. Install one (Debian: apt-get install chromium; macOS: brew install --cask chromium), or set ' +
  'CHROME_PATH to the program of any Chromium or Chrome.';

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
  if (needsBrowser() && canInstall() && !installPackage(HEADLESS_SHELL) && !findBrowser())
    installPackage('chromium');
  const browser = findBrowser();
  if (!browser) throw new Error(ADVICE);
  return browser;
}
