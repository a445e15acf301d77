import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      { pathname: '/x/react-data-grid/quickstart' },
    ],
  },
  {
    pathname: '/x/react-data-grid/main-features',
    title: 'Main features',
    children: [
      {
        pathname: '/x/react-data-grid/columns',
        subheader: 'Columns',
        children: [
          { pathname: '/x/react-data-grid/column-definition' },
          { pathname: '/x/react-data-grid/column-pinning', plan: 'pro' },
        ],
      },
    ],
  },
];

export default pages;
