import fs from 'node:fs';
import path from 'node:path';
import type { ManifestPage, ManifestVersion } from '../../src/pages-manifest/types';
import { createStockSite } from '../lib/benchSites';
import { documentId, toPlainMarkdown, toSidebar } from './plainDocs';

/** As the classic template has it; what pages of this family write is turned on, and links into the site may lead nowhere. */
const CONFIG = `module.exports = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  future: { v4: true, faster: true },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect',
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  presets: [['classic', {
    docs: { sidebarPath: './sidebars.js', routeBasePath: '/' },
    blog: false,
    pages: false,
    theme: { customCss: './src/css/custom.css' },
  }]],
};
`;

/** The other pages of the product: there for the sidebar and the routes. */
function stub({ title, description }: ManifestPage): string {
  return `# ${title}\n\n${description ?? ''}\n`;
}

/**
 * A site as Docusaurus' classic template makes it, with the text of one page of this site, and beside it the pages of the same
 * product by title, in the same tree.
 *
 * @returns its folder, a temporary one
 */
export function createStockPage(rootDir: string, version: ManifestVersion, pathname: string): string {
  const page = version.pages.find((each) => each.pathname === pathname);
  if (!page) throw new Error(`${version.product} ${version.id} has no page ${pathname}.`);
  const siteDir = createStockSite(rootDir, 0);
  fs.rmSync(path.join(siteDir, 'src/pages'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'docusaurus.config.js'), CONFIG);
  const sidebars = { docs: toSidebar(version.tree) };
  fs.writeFileSync(path.join(siteDir, 'sidebars.js'), `module.exports = ${JSON.stringify(sidebars)};\n`);
  const source = path.join(rootDir, page.source);
  for (const each of version.pages) {
    const text =
      each === page ? toPlainMarkdown(fs.readFileSync(source, 'utf8'), path.dirname(source)) : stub(each);
    const file = path.join(siteDir, 'docs', `${documentId(each.pathname)}.md`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return siteDir;
}
