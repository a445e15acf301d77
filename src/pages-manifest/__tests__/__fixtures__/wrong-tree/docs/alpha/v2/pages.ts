import type { PageNode } from '../../../../../../types';

const pages = [
  {
    pathname: '/alpha/components',
    title: 'Components',
    children: [
      { pathname: '/alpha/start' },
      { pathname: '/alpha/react-button' },
      { pathname: '/alpha/react-chip', newFeature: 'yes', plan: 'gold' },
      {
        pathname: '/alpha/react-menu',
        titel: 'Menu',
      },
      { title: 'Nowhere' },
    ],
  },
  { pathname: '/alpha/react-button', title: 'Button again' },
  { pathname: '/alpha/react-buton' },
  { pathname: '/alpha/react-unheard-of' },
  { pathname: '/alpha/react-tabs', planned: true },
  { pathname: '/alpha/copy', source: 'react-button.md' },
  { pathname: '/beta/react-list' },
  { pathname: '/gamma' },
  { pathname: '/alpha/v1/react-link' },
  { pathname: 'alpha/react-switch/' },
  { pathname: 'javascript:alert(1)', title: 'Script' },
  { pathname: 'https://example.com' },
  { pathname: '/blog', title: 'Our blog' },
  { pathname: '/alpha/group', source: 'start.md', children: [] },
  null,
] as unknown as PageNode[];
export default pages;
