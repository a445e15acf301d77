import type { PageNode } from '../../../../../../types';

const pages: PageNode[] = [
  {
    pathname: '/alpha/start-group',
    title: 'Getting started',
    icon: 'book',
    children: [
      { pathname: '/alpha/start', title: 'Overview' },
      { pathname: '/alpha/start/design-resources', beta: true },
    ],
  },
  {
    pathname: '/alpha/components',
    children: [
      {
        pathname: '/alpha/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/alpha/react-text-field', newFeature: true, deprecated: true, plan: 'pro' },
          { pathname: '/alpha/react-rating', planned: true },
        ],
      },
      { pathname: '/alpha/react-grid', source: 'layout/grid-2.mdx' },
    ],
  },
  { pathname: 'https://example.com/chat', title: 'Community', linkProps: { rel: 'nofollow' } },
];
export default pages;
