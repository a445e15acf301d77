import type { PageNode } from '../../../../../../types';

const pages: PageNode[] = [
  { pathname: '/alpha/components', children: [{ pathname: '/alpha/react-text-field' }] },
];
export default pages;
