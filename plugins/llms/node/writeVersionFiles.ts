import fs from 'node:fs';
import path from 'node:path';
import { buildProductIndex, buildProductText } from './llmsText';
import { createParser } from './parser';
import { homeOf, type TwinSite } from './site';
import { buildTwins, twinFile } from './writeTwins';

/**
 * Writes what machines read of the product-versions that a build has: the Markdown of each page, beside it
 * (`/material-ui/react-button.md`), and their `llms.txt` and `llms-full.txt` (issue 8 point 3). They are part of the
 * build of a product-version, so that one that has not changed brings them from the cache.
 *
 * @param dir folder of the build
 */
export async function writeVersionFiles(site: TwinSite, dir: string): Promise<void> {
  for (const twins of buildTwins(site, dir, await createParser())) {
    for (const { page, markdown } of twins.pages) fs.writeFileSync(twinFile(dir, page.pathname), markdown);
    const home = path.join(dir, homeOf(twins.version).slice(1));
    fs.mkdirSync(home, { recursive: true });
    fs.writeFileSync(path.join(home, 'llms.txt'), buildProductIndex(site, twins));
    fs.writeFileSync(path.join(home, 'llms-full.txt'), buildProductText(twins));
  }
}
