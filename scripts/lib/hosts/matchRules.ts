import type { SiteRules } from './siteRules';

/**
 * What no address of the site has, as a regular expression of JavaScript and of nginx over path and query as they were
 * asked for. Two slashes in a row would make a redirect lead to another host; encoded slashes, dots and zeros are of
 * use to those alone who look for files that are none of the site's, as are names with a dot in front.
 */
export function buildRefused(base = '/'): string {
  return [
    '^[^?]*(//|[\\\\]|%(00|2e|2f|5c)|/[.](?!well-known/))',
    `^${base}(_hosts|_headers|_redirects|404|404[.]html)([/?]|$)`,
  ].join('|');
}

const REFUSED_PATTERN = new RegExp(buildRefused(), 'i');

/** Whether an address, as a request has it, is none that the site could have. */
export function isRefused(url: string): boolean {
  // Tabs are dropped from addresses, and could have stood between two slashes.
  return (
    !url.startsWith('/') ||
    /\s/.test(url) ||
    REFUSED_PATTERN.test(url) ||
    !URL.canParse(`http://localhost${url}`)
  );
}

function fits(pattern: string, pathname: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return pattern === pathname;
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return pathname.length >= start.length + end.length && pathname.startsWith(start) && pathname.endsWith(end);
}

/** @param pathname decoded, without query */
export function findHeaders(rules: SiteRules, pathname: string): Record<string, string> {
  const found = rules.headers.filter(({ pattern }) => fits(pattern, pathname));
  return Object.assign({}, ...found.map(({ headers }) => headers)) as Record<string, string>;
}

export interface Redirect {
  status: 301 | 302;
  /** Path on the same host. */
  to: string;
}

/**
 * Where a pathname leads instead of to a file; `null` for nowhere else.
 *
 * @param pathname encoded as it was asked for, and not refused: without two slashes in a row
 */
export function findRedirect(rules: SiteRules, pathname: string): Redirect | null {
  const [, first = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
  if (rules.prefixes.includes(first)) return { status: 302, to: rest };
  if (/^\/.+\/$/.test(pathname)) return { status: 301, to: pathname.slice(0, -1) };
  const to = Object.hasOwn(rules.redirects, pathname) ? rules.redirects[pathname] : undefined;
  return to === undefined ? null : { status: 301, to };
}
