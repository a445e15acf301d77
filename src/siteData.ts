import { createContext, useContext } from 'react';

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
export interface SiteData {
  /** Path below which the site lives; the other paths here are without it. */
  baseUrl: string;
  /** Whether home, blog and the like are part of this build. */
  withRoot: boolean;
  /** Path prefixes of all product-versions of the site. */
  prefixes: string[];
  /** Path prefixes of the product-versions in this build. */
  ownPrefixes: string[];
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

/** Docusaurus writes some paths with a slash at the end; the site's have none (spec §2 "Path rules"). */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

function below(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** A path of the site without the base, whether it came with it or not. */
export function withoutBase({ baseUrl }: SiteData, pathname: string): string {
  const rest =
    baseUrl !== '/' && pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return withoutTrailingSlash(rest);
}

/** The address of a path of the site, with the base. */
export function withBase(site: SiteData, path: string): string {
  return path.startsWith(site.baseUrl) && site.baseUrl !== '/' ? path : site.baseUrl + path.slice(1);
}

function longestPrefix(prefixes: readonly string[], pathname: string): string | undefined {
  return prefixes.filter((prefix) => below(pathname, prefix)).sort((a, b) => b.length - a.length)[0];
}

/**
 * Whether the router of this build serves a path. Pages of other builds are reached by a full navigation (design §2
 * "One build a product and version").
 */
export function isInBuild(site: SiteData, pathname: string): boolean {
  const prefix = longestPrefix(site.prefixes, withoutBase(site, pathname));
  return prefix === undefined ? site.withRoot : site.ownPrefixes.includes(prefix);
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
