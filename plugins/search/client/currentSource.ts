import { longestPrefix, withoutBase, type SitePaths } from '../../kit/client/sitePaths';
import { idOf } from './searchAll';

/** What search reads of what every page knows of the site. */
export interface SearchSite extends SitePaths {
  products: {
    id: string;
    name: string;
    versions: { id: string; label: string; prefixes: string[]; current?: boolean }[];
  }[];
}

/** The product-version that a path belongs to. */
export interface CurrentSource {
  id: string;
  name: string;
  label: string;
  older: boolean;
}

/** The product-version whose index is searched first; none on pages of no product. */
export function findCurrent(site: SearchSite, pathname: string): CurrentSource | undefined {
  const prefix = longestPrefix(site.prefixes, withoutBase(site, pathname)) ?? '';
  for (const { id, name, versions } of site.products) {
    const version = versions.find(({ prefixes }) => prefixes.includes(prefix));
    if (!version) continue;
    const older = version.current !== true;
    return { id: idOf({ product: id, version: version.id }), name, label: version.label, older };
  }
  return undefined;
}
