import fs from 'node:fs';
import path from 'node:path';
import { needsLicense } from '../../plugins/kit/node/licenses';
import type { Unit } from '../../src/build/units';

function listLibraries(rootDir: string, { product, version }: Unit): string[] {
  if (product === undefined || version === undefined) return [];
  const file = path.join(rootDir, 'docs', product, version, 'package.json');
  const { dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => needsLicense([name]));
}

/**
 * What a build without a license key says, once; `null` where no unit has a library that wants one (issue 6 point 6).
 */
export function tellOfLicense(rootDir: string, units: readonly Unit[], key: string): string | null {
  const libraries = [...new Set(units.flatMap((unit) => listLibraries(rootDir, unit)))].sort();
  if (key !== '' || libraries.length === 0) return null;
  return `SITE_X_LICENSE_KEY is not set: demos of ${libraries.join(', ')} show the watermark of the library.`;
}
