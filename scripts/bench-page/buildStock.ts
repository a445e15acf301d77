import { readManifest } from '../../src/pages-manifest/writeManifest';
import { measureCommand } from '../lib/measureCommand';
import { createStockPage } from './createStockPage';
import type { StockDemos } from './plainDocs';

/**
 * Builds a stock Docusaurus site around a page of this one.
 *
 * @returns its folder, a temporary one
 * @throws where the site has no such page, or Docusaurus cannot build it
 */
export async function buildStock(rootDir: string, pathname: string, demos: StockDemos): Promise<string> {
  const versions = readManifest(rootDir).products.flatMap((product) => product.versions);
  const version = versions.find(({ pages }) => pages.some((page) => page.pathname === pathname));
  if (!version) throw new Error(`There is no page ${pathname}. Name one: --page /material-ui/react-button`);
  const siteDir = createStockPage(rootDir, version, pathname, demos);
  const env = { ...process.env, NODE_ENV: 'production' };
  await measureCommand(['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], siteDir, env);
  return siteDir;
}
