import type { PageNode } from '../../../../../../types';

const pages: PageNode[] = [
  { pathname: '/x/react-grid', title: 'Overview' },
  { pathname: '/x/react-grid/quickstart' },
];
export default pages;
