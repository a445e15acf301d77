import type { PageNode } from '../../../../../../types';

const pages: PageNode[] = [{ pathname: '/x/introduction' }];
export default pages;
