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
        children: [{ pathname: '/base-ui/react-button' }, { pathname: '/base-ui/react-select' }],
      },
    ],
  },
];

export default pages;
