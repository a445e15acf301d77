import type { PageNode } from '../../../../../../types';

const pages: PageNode[] = [
  { pathname: '/alpha/start' },
  { pathname: '/alpha/keys' },
  { pathname: '/alpha/types' },
  { pathname: '/alpha/yaml' },
  { pathname: '/alpha/open' },
  { pathname: '/alpha/language' },
  { pathname: '/alpha/react-demo' },
  { pathname: '/alpha/react-empty' },
];
export default pages;
