import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/base-ui/getting-started-group',
    title: 'Getting started',
    children: [
      { pathname: '/base-ui/getting-started', title: 'Overview' },
      { pathname: '/base-ui/getting-started/quickstart' },
    ],
  },
  {
    pathname: '/base-ui/components',
    title: 'Components',
    children: [
      {
        pathname: '/base-ui/components/inputs',
        subheader: 'Inputs',
        children: [{ pathname: '/base-ui/react-select' }],
      },
    ],
  },
  {
    pathname: '/base-ui/migration',
    title: 'Migration',
    children: [{ pathname: '/base-ui/migration/migrating-to-v1', title: 'Migrate to version 1' }],
  },
];

export default pages;
