import type { PageContext } from './context';

const CODE_HOST = 'https://github.com/mui/material-ui';

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Issues of the repository that has the source. */
function issuesUrl(label: string, source = ''): string {
  const [repository = CODE_HOST] = /^https:\/\/github\.com\/[^/]+\/[^/]+/.exec(source) ?? [];
  return `${repository}/issues?q=${encodeURIComponent(`is:open label:"${label}"`)}`;
}

/** What the row of links below a component's description leads to, as its page shows it. */
export function writeComponentLinks({ frontMatter }: Pick<PageContext, 'frontMatter'>): string {
  const source = text(frontMatter.githubSource);
  const label = text(frontMatter.githubLabel);
  const packageName = text(frontMatter.packageName);
  const links: [string, string | undefined][] = [
    ['Source', source && (/^https?:/.test(source) ? source : `${CODE_HOST}/tree/HEAD/${source}`)],
    ['Open issues', label && issuesUrl(label, source)],
    ['WAI-ARIA pattern', text(frontMatter.waiAria)],
    ['Material Design', text(frontMatter.materialDesign)],
    [packageName ?? '', packageName && `https://www.npmjs.com/package/${packageName}`],
  ];
  return links
    .filter(([, href]) => href !== undefined)
    .map(([title, href]) => `- [${title}](${href})`)
    .join('\n');
}
