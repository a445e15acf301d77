/**
 * Where an entry may lead: an http(s) address, or a path of the site, which gets the site's base in front. Anything else is
 * no link (design §8): `javascript:…`, `//other.example`, and what only looks like a path, such as `/\other.example`, or
 * becomes another one when it is resolved: `/.//other.example` is `//other.example`.
 */
export function toSafeLink(link: unknown, baseUrl: string): string | undefined {
  if (typeof link !== 'string') return undefined;
  const isPath = link.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(link)) return undefined;
  const base = window.location.origin;
  if (!URL.canParse(link, base)) return undefined;
  const url = new URL(link, base);
  if (url.username !== '' || url.password !== '') return undefined;
  if (!isPath) return url.href;
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return baseUrl + (url.pathname + url.search + url.hash).slice(1);
}
