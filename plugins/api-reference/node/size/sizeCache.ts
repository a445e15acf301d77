import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { version as bundler } from '@rspack/core/package.json';
import type { ApiDocument, ApiSize } from '../../types';
import type { SizeSubject } from './buildEntries';
import { listVersions } from './listVersions';

/** Sizes by name; what could not be measured is left out, and not tried again. */
export type KnownSizes = Record<string, ApiSize>;

function readGenerator(): string[] {
  return fs
    .readdirSync(__dirname)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'));
}

/**
 * File for the sizes of a package's components and hooks: another one for other versions of what it needs, for another
 * program, and for other subjects, which are measured together.
 */
export function sizeFile(
  packageDir: string,
  cacheDir: string,
  { package: packageName, version }: Pick<ApiDocument, 'package' | 'version'>,
  subjects: readonly SizeSubject[],
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([readGenerator(), bundler, listVersions(packageDir), subjects]))
    .digest('hex')
    .slice(0, 12);
  return path.join(cacheDir, `${packageName.replace('/', '-')}@${version}-${hash}.json`);
}

/** The sizes that a file has; `null` where it is not there or cannot be read. */
export function readSizes(file: string): KnownSizes | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as KnownSizes;
  } catch {
    return null;
  }
}

/** Writes the sizes whole or not at all, in the order of their names. */
export function writeSizes(file: string, sizes: KnownSizes): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const sorted = Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1));
  const draft = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(draft, JSON.stringify(Object.fromEntries(sorted), null, 1));
  fs.renameSync(draft, file);
}
