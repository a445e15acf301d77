import { CACHE, type HeaderRule, type SiteRules, withBase } from './siteRules';

/** What these hosts do with any file by themselves, and would add up with other values. */
function ownHeaders({ pattern, headers }: HeaderRule): [string, string][] {
  return Object.entries(headers).filter(([name]) => pattern !== '/*' || name !== CACHE);
}

/**
 * Content of `_headers`, as Netlify and Cloudflare Pages read it. Where two rules fit a path and name the same header,
 * Netlify takes the later; Cloudflare joins them, and of two policies a browser obeys both, unless a line with `!`
 * takes the earlier back. Netlify tells that it cannot read such lines, and goes on.
 */
export function buildHeadersFile(rules: SiteRules): string {
  const seen = new Set<string>();
  const lines = rules.headers.flatMap((rule) => {
    const own = ownHeaders(rule);
    const taken = own.filter(([name]) => seen.has(name)).map(([name]) => `  ! ${name}`);
    if (rule.pattern === '/*') own.forEach(([name]) => seen.add(name));
    return [withBase(rules, rule.pattern), ...taken, ...own.map(([name, value]) => `  ${name}: ${value}`)];
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Content of `_redirects`, as the same hosts read it. With the sections by name, no address that begins with a
 * language's prefix can lead to another host.
 *
 * @param sections first segments of the site's pathnames
 */
export function buildRedirectsFile(rules: SiteRules, sections: readonly string[]): string {
  const at = (path: string) => withBase(rules, path);
  const lines = [
    ...Object.entries(rules.redirects).map(([from, to]) => `${at(from)} ${at(to)} 301`),
    ...rules.prefixes.flatMap((prefix) => [
      `${at(`/${prefix}`)} ${at('/')} 302`,
      ...sections.flatMap((section) => [
        `${at(`/${prefix}/${section}`)} ${at(`/${section}`)} 302`,
        `${at(`/${prefix}/${section}/*`)} ${at(`/${section}/:splat`)} 302`,
      ]),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
