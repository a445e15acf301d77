import { homeOf, nameOf, toUrl, type TwinPage, type TwinSite } from './site';
import type { BuiltVersion, VersionTwins } from './writeTwins';

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function writeItem(title: string, url: string, text: string | null): string {
  return `- [${title.replace(/[[\]]/g, '\\$&')}](${url})${text ? `: ${oneLine(text)}` : ''}`;
}

/** Pages by the titles of the groups around them, groups in the order of the sidebar. */
function groupPages(pages: readonly TwinPage[]): Map<string, TwinPage[]> {
  const groups = new Map<string, TwinPage[]>();
  for (const page of pages) {
    const title = page.group.join(' – ') || 'Pages';
    groups.set(title, [...(groups.get(title) ?? []), page]);
  }
  return groups;
}

/** `llms.txt` of a product-version: its pages as links to their Markdown, in the order of the sidebar (llmstxt.org). */
export function buildProductIndex(site: TwinSite, { product, version, pages }: VersionTwins): string {
  const home = homeOf(version);
  const full = toUrl(site, `${home}/llms-full.txt`);
  const sections = [...groupPages(pages.map(({ page }) => page))].map(([title, own]) =>
    [
      `## ${title}`,
      own
        .map((page) => writeItem(page.title, `${toUrl(site, page.pathname)}.md`, page.description))
        .join('\n'),
    ].join('\n\n'),
  );
  return `${[
    `# ${nameOf(product, version)}`,
    `> ${product.tagline}`,
    `All pages in one file: [llms-full.txt](${full}). Add \`.md\` to the address of a page for its Markdown.`,
    ...sections,
  ].join('\n\n')}\n`;
}

/** `llms-full.txt` of a product-version: the Markdown of all its pages, in the order of the sidebar. */
export function buildProductText({ pages }: VersionTwins): string {
  return pages.map(({ markdown }) => markdown).join('\n---\n\n');
}

function writeProducts(site: TwinSite, built: readonly BuiltVersion[]): string {
  return built
    .map(({ product, version }) =>
      writeItem(nameOf(product, version), toUrl(site, `${homeOf(version)}/llms.txt`), product.tagline),
    )
    .join('\n');
}

/** `/llms.txt`: the products with their own lists, earlier versions under "Optional". */
export function buildSiteIndex(site: TwinSite, built: readonly BuiltVersion[]): string {
  const shown = built.filter(({ product }) => !product.noIndex);
  const earlier = shown.filter(({ version }) => !version.current);
  const blocks = [
    `# ${site.title}`,
    `> ${site.tagline}`,
    'Every page is Markdown as well: add `.md` to its address. Every API page is JSON as well: add `.json`; ' +
      `[the schema](${toUrl(site, '/api.schema.json')}) says what is in it.`,
    '## Products',
    writeProducts(
      site,
      shown.filter(({ version }) => version.current),
    ),
    ...(earlier.length > 0 ? ['## Optional', writeProducts(site, earlier)] : []),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
