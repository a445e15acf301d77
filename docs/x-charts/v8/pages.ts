import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    children: [
      { pathname: '/x/react-charts', title: 'Overview' },
      { pathname: '/x/react-charts/quickstart' },
    ],
  },
  {
    pathname: '/x/react-charts/components',
    title: 'Components',
    children: [
      {
        pathname: '/x/react-charts/bar-charts',
        subheader: 'Bars',
        children: [{ pathname: '/x/react-charts/bars' }],
      },
    ],
  },
];

export default pages;
