import fs from 'node:fs';
import path from 'node:path';
import { createLastModified } from './lastModified';
import { buildProductIndex, buildProductText, buildSiteIndex } from './llmsText';
import { createParser } from './parser';
import { homeOf, type TwinSite } from './site';
import { listEntries, writeRobots, writeSitemap } from './sitemap';
import { buildTwins, writeTwins } from './writeTwins';

/**
 * Writes all that machines read into a merged build: the Markdown of each page, `llms.txt` and `llms-full.txt` of each
 * product-version, `/llms.txt`, `sitemap.xml` and `robots.txt` (issue 8 point 3).
 *
 * @param dir folder of the merged build
 * @returns how many pages were written
 */
export async function writeMachineFiles(site: TwinSite, dir: string): Promise<number> {
  const versions = buildTwins(site, dir, await createParser());
  const write = (pathname: string, text: string) => {
    const file = path.join(dir, pathname.slice(1));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  };
  writeTwins(dir, versions);
  for (const each of versions) {
    const home = homeOf(each.version);
    write(`${home}/llms.txt`, buildProductIndex(site, each));
    write(`${home}/llms-full.txt`, buildProductText(each));
  }
  write('/llms.txt', buildSiteIndex(site, versions));
  const lastModified = createLastModified(site.rootDir, ['docs', 'blog']);
  write('/sitemap.xml', writeSitemap(listEntries(site, dir, lastModified)));
  write('/robots.txt', writeRobots(site));
  return versions.reduce((sum, { pages }) => sum + pages.length, 0);
}
