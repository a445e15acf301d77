import fs from 'node:fs';
import path from 'node:path';
import { needsLicense } from '../../plugins/kit/node/licenses';
import { importsOf } from '../../plugins/demos/node/localFiles';
import { rootDir } from './test';

/**
 * What a commercial library writes to the console without a license key, beside its watermark (issue 6 point 6).
 *
 * @param pathname the one page on which it may
 */
export function licenseMessageOn(pathname: string): RegExp {
  return new RegExp(`^console error on https?://[^/]+${pathname}: MUI X: Missing license key\\.$`);
}

/**
 * Whether a page has a demo of a library that wants a license key: only there may that message come.
 *
 * @param source Markdown file of the page, relative to the repository's root
 */
export function wantsLicense(source: string, demos: readonly string[]): boolean {
  return demos
    .map((demo) => path.join(rootDir, path.dirname(source), demo))
    .filter((file) => file.endsWith('.tsx') && fs.existsSync(file))
    .some((file) => needsLicense(importsOf(fs.readFileSync(file, 'utf8'))));
}
