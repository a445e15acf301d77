import fs from 'node:fs';
import path from 'node:path';

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Licenses that ask for no more than their text, or for the source of the licensed files themselves. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** What the lock file cannot tell, with what was read in the package. */
const READ_BY_HAND: Record<string, string> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
  // Commercial, for the demos of the Pro grid: SITE_X_LICENSE_KEY is the site's own license.
  '@mui/x-data-grid-pro': 'commercial',
  '@mui/x-license': 'commercial',
  '@mui/x-telemetry': 'commercial',
};

/** Whether an expression of SPDX, such as `(WTFPL OR MIT)`, lets the package be used. */
function isAllowed(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)));
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('licenses of dependencies (issue 10 point 7)', () => {
  const lock = JSON.parse(fs.readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const installed = Object.entries(lock.packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { license }]): [string, string] => [nameOf(place), license ?? '']);

  it('are permissive, but for the commercial ones that are named', () => {
    const wrong = installed.filter(([name, license]) => !(name in READ_BY_HAND) && !isAllowed(license));
    expect(wrong).toEqual([]);
  });

  it('are read by hand for no package that is gone', () => {
    const names = new Set(installed.map(([name]) => name));
    expect(Object.keys(READ_BY_HAND).filter((name) => !names.has(name))).toEqual([]);
  });
});
