import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/experiments/docs/content',
    title: 'Content',
    children: [{ pathname: '/experiments/docs/markdown' }],
  },
];

export default pages;
