import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/installation' },
    ],
  },
  {
    pathname: '/x/migration',
    title: 'Migration',
    children: [
      { pathname: '/x/migration/migration-data-grid-v8', title: 'Data Grid 8 to 9' },
      { pathname: '/x/migration/migration-pickers-v8', title: 'Date and Time Pickers 8 to 9' },
      { pathname: '/x/migration/migration-charts-v8', title: 'Charts 8 to 9' },
      { pathname: '/x/migration/migration-tree-view-v8', title: 'Tree View 8 to 9' },
    ],
  },
];

export default pages;
