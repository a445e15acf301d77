import fs from 'node:fs';
import path from 'node:path';
import { createLastModified } from './lastModified';
import { buildSiteIndex } from './llmsText';
import type { TwinSite } from './site';
import { listEntries, writeRobots, writeSitemap } from './sitemap';
import { listBuilt } from './writeTwins';

/**
 * Writes what machines read of the whole site into a merged build: `/llms.txt`, `sitemap.xml` and `robots.txt` (issue 8
 * point 3).
 *
 * @param dir folder of the merged build
 */
export function writeSiteFiles(site: TwinSite, dir: string): void {
  const write = (name: string, text: string) => fs.writeFileSync(path.join(dir, name), text);
  write('llms.txt', buildSiteIndex(site, listBuilt(site, dir)));
  const lastModified = createLastModified(site.rootDir, ['docs', 'blog']);
  write('sitemap.xml', writeSitemap(listEntries(site, dir, lastModified)));
  write('robots.txt', writeRobots(site));
}
