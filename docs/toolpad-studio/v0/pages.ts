import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/toolpad/studio/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/toolpad/studio/getting-started', title: 'Overview', legacy: true },
      { pathname: '/toolpad/studio/getting-started/installation' },
    ],
  },
];

export default pages;
