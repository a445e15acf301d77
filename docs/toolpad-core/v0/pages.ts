import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/toolpad/core/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/toolpad/core/introduction', title: 'Overview' },
      { pathname: '/toolpad/core/introduction/installation' },
    ],
  },
  {
    pathname: '/toolpad/core/components',
    title: 'Components',
    children: [
      {
        pathname: '/toolpad/core/components/layout',
        subheader: 'Layout',
        children: [{ pathname: '/toolpad/core/react-dashboard-layout' }],
      },
    ],
  },
];

export default pages;
