import { which } from './findBrowser';
import { canInstall, installPackage } from './installPackage';

const ADVICE =
  'No nginx was found, with which CI tests the configuration that the build writes for it. Install it (Debian: apt-get ' +
  'install nginx; macOS: brew install nginx).';

/**
 * Finds the nginx that tests ask, and installs it where that is possible without asking. Elsewhere its tests are
 * skipped, except in CI.
 *
 * @throws an Error that says how to get one, in CI
 */
export function ensureNginx(): void {
  if (which('nginx') || (canInstall() && installPackage('nginx'))) return;
  if (process.env.CI) throw new Error(ADVICE);
  console.log(`${ADVICE} Its tests are skipped.`);
}
