/** Which paths of the site are whose; part of what every page knows of the site. */
export interface SitePaths {
  /** Path below which the site lives; the other paths here are without it. */
  baseUrl: string;
  /** Whether home, blog and the like are part of this build. */
  withRoot: boolean;
  /** Path prefixes of all product-versions of the site. */
  prefixes: string[];
  /** Path prefixes of the product-versions in this build. */
  ownPrefixes: string[];
}

/** Docusaurus writes some paths with a slash at the end; the site's have none (spec §2 "Path rules"). */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}

function below(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** A path of the site without the base, whether it came with it or not. */
export function withoutBase({ baseUrl }: Pick<SitePaths, 'baseUrl'>, pathname: string): string {
  const rest =
    baseUrl !== '/' && pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return withoutTrailingSlash(rest);
}

/** The address of a path of the site, with the base. */
export function withBase({ baseUrl }: Pick<SitePaths, 'baseUrl'>, path: string): string {
  return path.startsWith(baseUrl) && baseUrl !== '/' ? path : baseUrl + path.slice(1);
}

/** The most specific of some prefixes that a path lies below. */
export function longestPrefix(prefixes: readonly string[], pathname: string): string | undefined {
  return prefixes.filter((prefix) => below(pathname, prefix)).sort((a, b) => b.length - a.length)[0];
}

/**
 * Whether the router of this build serves a path. Pages of other builds are reached by a full navigation (design §2
 * "One build a product and version").
 */
export function isInBuild(site: SitePaths, pathname: string): boolean {
  const prefix = longestPrefix(site.prefixes, withoutBase(site, pathname));
  return prefix === undefined ? site.withRoot : site.ownPrefixes.includes(prefix);
}
