import type { PageNode } from '../../../../../../types';

const pages: PageNode[] = [{ pathname: '/beta/start' }];
export default pages;
