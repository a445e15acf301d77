import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/material-ui/getting-started-group',
    title: 'Getting started',
    children: [{ pathname: '/material-ui/getting-started', title: 'Overview' }],
  },
  {
    pathname: '/material-ui/components',
    title: 'Components',
    children: [
      {
        pathname: '/material-ui/components/inputs',
        subheader: 'Inputs',
        children: [{ pathname: '/material-ui/react-button' }],
      },
    ],
  },
];

export default pages;
