import type { ApiData } from './apiTable';
import type { ResolveLink } from './links';
import type { Parse } from './parser';
import type { TwinPage, TwinProduct, TwinSite, TwinVersion } from './site';

/** All that is known while one page is written. */
export interface PageContext {
  site: TwinSite;
  product: TwinProduct;
  version: TwinVersion;
  page: TwinPage;
  /** Front matter as it was typed. */
  frontMatter: Record<string, unknown>;
  parse: Parse;
  resolve: ResolveLink;
  /** Data of a generated page of this version by the name of a component or hook. */
  loadApi(name: string): ApiData | undefined;
}
