import type { PageNode } from '../../../../../../types';

const pages: PageNode[] = [{ pathname: '/alpha/start' }];
export default pages;
