import { createContext, useContext } from 'react';
import { longestPrefix, withoutBase, type SitePaths } from '../plugins/kit/client/sitePaths';

export { isInBuild, withBase, withoutBase, withoutTrailingSlash } from '../plugins/kit/client/sitePaths';

export interface SiteVersion {
  id: string;
  /** Version of the library that is installed for these pages, for example `9.5.0`. */
  label: string;
  home: string;
  prefixes: string[];
  current?: boolean;
}

export interface SiteProduct {
  id: string;
  name: string;
  family: 'core' | 'x' | 'toolpad' | 'site';
  home: string;
  tagline: string;
  accent: { light: string; dark: string };
  noIndex?: boolean;
  versions: SiteVersion[];
}

/** What every page knows of the whole site. */
export interface SiteData extends SitePaths {
  products: SiteProduct[];
}

const DocsConfigContext = createContext<SiteData | null>(null);

/** Gives what is inside of it the configuration of the documentation; `src/theme/Root.tsx` has it around all pages. */
export const DocsConfigProvider = DocsConfigContext.Provider;

/**
 * The configuration of the documentation: products, versions, and which of them this build has.
 *
 * @throws outside of its provider (spec §8)
 */
export function useSiteData(): SiteData {
  const data = useContext(DocsConfigContext);
  if (data) return data;
  throw new Error(
    'useSiteData was called outside of DocsConfigProvider. Wrap the component in <DocsConfigProvider value={…}> of ' +
      'src/siteData.ts.',
  );
}

/** The product and version that a path belongs to, if any. */
export function findLocation(
  site: SiteData,
  pathname: string,
): { product: SiteProduct; version: SiteVersion } | undefined {
  const prefix = longestPrefix(site.prefixes, withoutBase(site, pathname));
  for (const product of site.products) {
    const version = product.versions.find(
      ({ prefixes }) => prefix !== undefined && prefixes.includes(prefix),
    );
    if (version) return { product, version };
  }
  return undefined;
}
