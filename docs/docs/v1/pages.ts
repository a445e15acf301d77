import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/docs/start',
    title: 'Start',
    children: [{ pathname: '/docs/getting-started' }],
  },
  {
    pathname: '/docs/writing',
    title: 'Writing',
    children: [
      { pathname: '/docs/pages', title: 'Pages and the page tree' },
      { pathname: '/docs/markdown' },
      { pathname: '/docs/demos' },
    ],
  },
  {
    pathname: '/docs/running',
    title: 'Running the site',
    children: [
      { pathname: '/docs/plugins' },
      { pathname: '/docs/deployment' },
      { pathname: '/docs/machines', title: 'Pages for machines' },
    ],
  },
];

export default pages;
