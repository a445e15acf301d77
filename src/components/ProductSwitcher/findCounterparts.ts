import all from '@generated/site-counterparts/default/counterparts.json';
import type { Counterparts } from '../../build/counterparts/buildCounterparts';
import { withoutBase, type SiteData } from '../../siteData';

export interface Destination {
  /** Page of the other product, in the reader's section where it has that. */
  href: string;
  title: string;
}

/**
 * Pages on the same component as the one at `pathname`, by id of the product.
 *
 * @param hash section that the reader is in, such as `#sizes`, or nothing
 */
export function findCounterparts(
  site: SiteData,
  pathname: string,
  hash: string,
): Partial<Record<string, Destination>> {
  const list = (all as Counterparts)[withoutBase(site, pathname)] ?? [];
  return Object.fromEntries(
    list.map(([product, path, title, sections]) => [
      product,
      { href: sections.includes(hash.slice(1)) ? path + hash : path, title },
    ]),
  );
}
