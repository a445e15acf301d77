import fs from 'node:fs';
import path from 'node:path';
import { findPackageDir } from '../../kit/node/findPackageDir';
import type { IconPackage } from './writeIcons';

const PACKAGE = '@mui/icons-material';

/**
 * The icons that a page's product-version has installed.
 *
 * @param file absolute path of the page, or of any file beside it
 * @throws Error where they are not installed
 */
export function findIcons(file: string): IconPackage {
  const folder = findPackageDir(PACKAGE, path.dirname(file));
  if (folder === null)
    throw new Error(
      `[icons] ${file}: a search of icons needs ${PACKAGE}, which its product-version has not installed. Add it to the package.json of the version.`,
    );
  const manifest = path.join(folder, 'package.json');
  return { folder, version: (JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string }).version };
}

interface Manifest {
  products: { versions: { pages: { pathname: string; source?: string }[] }[] }[];
}

/** Pages with `{{"component": "IconSearch"}}`, by the page manifest as it was last written (design §2). */
function listPages(siteDir: string): { pathname: string; file: string }[] {
  const manifest = path.join(siteDir, '.generated/manifest.json');
  if (!fs.existsSync(manifest)) return [];
  const { products } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as Manifest;
  return products
    .flatMap(({ versions }) => versions.flatMap(({ pages }) => pages))
    .flatMap(({ pathname, source }) => (source ? [{ pathname, file: path.join(siteDir, source) }] : []));
}

const NOTATION = /^\{\{\s*"component"\s*:\s*"IconSearch"/m;

/** The packages that the pages of a build search, each once. */
export function listPackages(siteDir: string, isBuilt: (pathname: string) => boolean): IconPackage[] {
  const found = listPages(siteDir)
    .filter(({ pathname, file }) => isBuilt(pathname) && fs.existsSync(file))
    .filter(({ file }) => NOTATION.test(fs.readFileSync(file, 'utf8')))
    .map(({ file }) => findIcons(file));
  return [...new Map(found.map((icons) => [icons.version, icons])).values()];
}
