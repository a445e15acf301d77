import type { PageNode } from '../../../../../../types';

const pages: PageNode[] = [{ pathname: '/trial/start' }];
export default pages;
