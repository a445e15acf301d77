import fs from 'node:fs';
import path from 'node:path';
import type { ManifestPage, ManifestVersion } from '../../src/pages-manifest/types';
import { createStockSite, linkWorkspaceModules } from '../lib/benchSites';
import { documentId, toPlainMarkdown, toSidebar, type StockDemos } from './plainDocs';

/**
 * As the classic template has it, bar and footer included; what pages of this family write is turned on, and links into the
 * site may lead nowhere.
 */
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
    docs: {
      sidebarPath: './sidebars.js',
      routeBasePath: '/',
      editUrl: 'https://github.com/stock/stock/tree/main/',
    },
    blog: false,
    pages: false,
    theme: { customCss: './src/css/custom.css' },
  }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Stock',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' },
        { href: 'https://github.com/stock/stock', label: 'GitHub', position: 'right' },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        { title: 'Docs', items: [{ label: 'Overview', href: 'https://stock.example/' }] },
        {
          title: 'Community',
          items: [
            { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/stock' },
            { label: 'Discord', href: 'https://discord.com/invite/stock' },
            { label: 'X', href: 'https://x.com/stock' },
          ],
        },
        { title: 'More', items: [{ label: 'GitHub', href: 'https://github.com/stock/stock' }] },
      ],
      copyright: 'Copyright © Stock. Built with Docusaurus.',
    },
  },
};
`;

/** The other pages of the product: there for the sidebar and the routes. */
function stub({ title, description }: ManifestPage): string {
  return `# ${title}\n\n${description ?? ''}\n`;
}

/** The demos of a page and the packages that they import, in the stock site's folder `demos`. */
function copyDemos(rootDir: string, siteDir: string, version: ManifestVersion, folder: string): void {
  const isCode = (file: string) => !/\.mdx?$/.test(file);
  fs.cpSync(folder, path.join(siteDir, 'demos'), { recursive: true, filter: isCode });
  linkWorkspaceModules(rootDir, siteDir, path.join('docs', version.product, version.id), 'demos');
}

/**
 * A site as Docusaurus' classic template makes it, with the text of one page of this site, and beside it the pages of the same
 * product by title, in the same tree.
 *
 * @param demos whether it renders the page's demos, as authors of such a site do it in MDX, or shows their code only
 * @returns its folder, a temporary one
 */
export function createStockPage(
  rootDir: string,
  version: ManifestVersion,
  pathname: string,
  demos: StockDemos,
): string {
  const page = version.pages.find((each) => each.pathname === pathname);
  if (!page) throw new Error(`${version.product} ${version.id} has no page ${pathname}.`);
  const siteDir = createStockSite(rootDir, 0);
  fs.rmSync(path.join(siteDir, 'src/pages'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'docusaurus.config.js'), CONFIG);
  const sidebars = { docs: toSidebar(version.tree) };
  fs.writeFileSync(path.join(siteDir, 'sidebars.js'), `module.exports = ${JSON.stringify(sidebars)};\n`);
  const source = path.join(rootDir, page.source);
  const folder = path.dirname(source);
  const text = toPlainMarkdown(fs.readFileSync(source, 'utf8'), folder, demos);
  const isRendered = demos === 'rendered';
  for (const each of version.pages) {
    const extension = isRendered && each === page ? 'mdx' : 'md';
    const file = path.join(siteDir, 'docs', `${documentId(each.pathname)}.${extension}`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, each === page ? text : stub(each));
  }
  if (isRendered) copyDemos(rootDir, siteDir, version, folder);
  return siteDir;
}
