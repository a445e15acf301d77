import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/installation' },
    ],
  },
  {
    pathname: '/system/components',
    title: 'Components',
    children: [
      {
        pathname: '/system/components/layout',
        subheader: 'Layout',
        children: [{ pathname: '/system/react-box' }],
      },
    ],
  },
  {
    pathname: '/system/migration',
    title: 'Migration',
    children: [{ pathname: '/system/migration/migrating-to-v9', title: 'Migrate to version 9' }],
  },
];

export default pages;
