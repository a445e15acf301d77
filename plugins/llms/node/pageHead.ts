import type { PageContext } from './context';
import { readDescription } from './html';
import { escapeMarkdown } from './markdown';
import { nameOf, toUrl } from './site';

function writeApiLinks({ site, version, page }: PageContext): string[] {
  const links = (page.components ?? []).flatMap((name) => {
    const target = version.pages.find(({ api }) => api?.name === name);
    return target ? [`[${name}](${toUrl(site, target.pathname)}.md)`] : [];
  });
  return links.length > 0 ? [`- API: ${links.join(', ')}`] : [];
}

/** Title, description, and where the page and what it is about are found. */
export function writePageHead(context: PageContext, body: string): string {
  const { site, product, version, page } = context;
  const description = page.description ?? readDescription(body);
  const library = version.library ? ` (\`${version.library.name}\`)` : '';
  return [
    `# ${escapeMarkdown(page.pageTitle)}`,
    ...(description ? [`> ${escapeMarkdown(description.replace(/\s+/g, ' '))}`] : []),
    [
      `- Page: <${toUrl(site, page.pathname)}>`,
      `- Product: ${nameOf(product, version)}${library}`,
      ...writeApiLinks(context),
    ].join('\n'),
  ].join('\n\n');
}
