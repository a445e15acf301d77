import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/x/react-date-pickers-group',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/x/react-date-pickers', title: 'Overview' },
      { pathname: '/x/react-date-pickers/quickstart' },
    ],
  },
  {
    pathname: '/x/react-date-pickers/components',
    title: 'Components',
    children: [
      {
        pathname: '/x/react-date-pickers/date-components',
        subheader: 'Date',
        children: [{ pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker' }],
      },
    ],
  },
];

export default pages;
