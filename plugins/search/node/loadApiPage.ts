import fs from 'node:fs';
import path from 'node:path';
import type { LoadApiPage } from './buildIndex';
import { dataFileOf, type ApiPage } from './collectOwners';
import type { SiteVersion } from './manifest';

/** Makes the function that reads the data of a version's generated pages. */
export function createLoadApiPage(siteDir: string, { product, id }: SiteVersion): LoadApiPage {
  const folder = path.join(siteDir, '.generated/api', `${product}-${id}`);
  return ({ api }) => {
    const file = path.join(folder, dataFileOf(api?.name ?? ''));
    return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ApiPage) : undefined;
  };
}
