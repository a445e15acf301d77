import { CACHE, type HeaderRule, type SiteRules } from './siteRules';

/** What these hosts do with any file by themselves, and would add up with other values. */
function ownHeaders({ pattern, headers }: HeaderRule): [string, string][] {
  return Object.entries(headers).filter(([name]) => pattern !== '/*' || name !== CACHE);
}

/**
 * Content of `_headers`, as Netlify and Cloudflare Pages read it. Where two rules fit a path and name the same header,
 * Netlify takes the later; Cloudflare joins them, and of two policies a browser obeys both, unless a line with `!`
 * takes the earlier back. Netlify tells that it cannot read such lines, and goes on.
 */
export function buildHeadersFile({ headers: rules }: SiteRules): string {
  const seen = new Set<string>();
  const lines = rules.flatMap((rule) => {
    const own = ownHeaders(rule);
    const taken = own.filter(([name]) => seen.has(name)).map(([name]) => `  ! ${name}`);
    if (rule.pattern === '/*') own.forEach(([name]) => seen.add(name));
    return [rule.pattern, ...taken, ...own.map(([name, value]) => `  ${name}: ${value}`)];
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Content of `_redirects`, as the same hosts read it. With the sections by name, no address that begins with a
 * language's prefix can lead to another host.
 *
 * @param sections first segments of the site's pathnames
 */
export function buildRedirectsFile({ redirects, prefixes }: SiteRules, sections: readonly string[]): string {
  const lines = [
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    ...prefixes.flatMap((prefix) => [
      `/${prefix} / 302`,
      ...sections.flatMap((section) => [
        `/${prefix}/${section} /${section} 302`,
        `/${prefix}/${section}/* /${section}/:splat 302`,
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
