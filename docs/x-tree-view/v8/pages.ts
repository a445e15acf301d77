import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/x/react-tree-view-group',
    title: 'Tree View',
    children: [
      { pathname: '/x/react-tree-view', title: 'Overview' },
      { pathname: '/x/react-tree-view/quickstart' },
    ],
  },
  {
    pathname: '/x/react-tree-view/components',
    title: 'Components',
    children: [{ pathname: '/x/react-tree-view/rich-tree-view', title: 'Rich Tree View' }],
  },
];

export default pages;
