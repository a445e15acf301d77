import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { ComponentSize, type MeasuredApi } from '../../client/ComponentSize';
import styles from './styles.module.css';

interface ComponentFrontMatter {
  githubLabel?: string;
  githubSource?: string;
  waiAria?: string;
  materialDesign?: string;
  packageName?: string;
  /** From the site: the API of what the page shows. */
  apiPages?: MeasuredApi[];
}

const CODE_HOST = 'https://github.com/mui/material-ui';

/** Issues of the repository that has the source. */
function issuesUrl(label: string, source = ''): string {
  const [repository = CODE_HOST] = /^https:\/\/github\.com\/[^/]+\/[^/]+/.exec(source) ?? [];
  return `${repository}/issues?q=${encodeURIComponent(`is:open label:"${label}"`)}`;
}

function sourceUrl(source: string): string {
  return /^https?:/.test(source) ? source : `${CODE_HOST}/tree/HEAD/${source}`;
}

/** Row of links below a component's description: package, source, open issues, patterns it follows, its size. */
export default function ComponentLinkHeader() {
  const frontMatter = useDoc().frontMatter as ComponentFrontMatter;
  const { githubLabel, githubSource, waiAria, materialDesign, packageName, apiPages = [] } = frontMatter;
  const [api] = apiPages;
  const links: [string, ReactNode][] = [];
  if (githubSource)
    links.push([sourceUrl(githubSource), <Translate id="site.componentLinks.source">Source</Translate>]);
  if (githubLabel)
    links.push([
      issuesUrl(githubLabel, githubSource),
      <Translate id="site.componentLinks.issues">Open issues</Translate>,
    ]);
  if (waiAria) links.push([waiAria, <Translate id="site.componentLinks.aria">WAI-ARIA pattern</Translate>]);
  if (materialDesign)
    links.push([materialDesign, <Translate id="site.componentLinks.material">Material Design</Translate>]);
  // Begins with a sign that has no direction of its own: from right to left it would move to the end.
  if (packageName) links.push([`https://www.npmjs.com/package/${packageName}`, <bdi>{packageName}</bdi>]);
  if (links.length === 0 && !api?.size) return null;
  return (
    <ul className={styles.links}>
      {links.map(([href, label]) => (
        <li key={href}>
          <a href={href} rel="noopener noreferrer">
            {label}
          </a>
        </li>
      ))}
      {api?.size && (
        <li>
          <ComponentSize api={{ ...api, size: api.size }} />
        </li>
      )}
    </ul>
  );
}
