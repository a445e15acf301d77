/** What a link can lead to. */
export interface LinkTargets {
  hasPage(pathname: string): boolean;
  /** Whether a page that exists has an anchor. */
  hasAnchor(pathname: string, anchor: string): boolean;
}

export interface LinkOrigin {
  /** Origin of the library's own site, for what this site does not have: `https://mui.com`. */
  home: string;
  /** Base path of the library's pages there, `/material-ui`. */
  from: string;
  /** Base path of the same pages in this product-version, `/material-ui/v7`. */
  to: string;
}

/** Sites of the documented libraries; those of earlier versions (`v5.mui.com`) tell of other things. */
const OWN_HOSTS = ['mui.com', 'next.mui.com', 'material-ui.com', 'base-ui.com'];

/** Where pages of the libraries' sites are here, where their pathname is another. */
const MOVED: readonly [pattern: RegExp, to: string][] = [
  [/^\/react\/components\/([^/]+)$/, '/base-ui/react-$1'],
  [/^\/react\/overview\/quick-start$/, '/base-ui/getting-started/quickstart'],
  [/^\/react\/(?:overview|handbook|utils)\/([^/]+)$/, '/base-ui/guides/$1'],
  [/^\/components\/([^/]+?)s?$/, '/material-ui/react-$1'],
  [/^\/(?:components\/)?(.+)$/, '/material-ui/$1'],
];

function candidatesOf(pathname: string, { from, to }: LinkOrigin): string[] {
  const moved = MOVED.filter(([pattern]) => pattern.test(pathname)).map(([pattern, target]) =>
    pathname.replace(pattern, target),
  );
  const all = [pathname, ...moved];
  const own = all
    .filter((path) => path === from || path.startsWith(`${from}/`))
    .map((path) => to + path.slice(from.length));
  return [...own, ...all];
}

function parse(link: string, home: string): URL | null {
  if (/^\/(?!\/)/.test(link)) return new URL(link, home);
  return /^https?:/i.test(link) && URL.canParse(link) ? new URL(link) : null;
}

/**
 * Makes the function that turns links of the libraries' doc comments into links of this site, where it has the page;
 * a hash stays only where the page has it. What it does not have stays, or becomes, a link to the library's site.
 *
 * @example
 * resolve('https://mui.com/material-ui/api/popper/'); // '/material-ui/api/popper'
 * resolve('/material-ui/no-such-page/'); // 'https://mui.com/material-ui/no-such-page/'
 */
export function createLinkResolver(targets: LinkTargets, origin: LinkOrigin): (link: string) => string {
  return (link) => {
    const url = parse(link, origin.home);
    if (!url || !OWN_HOSTS.includes(url.hostname)) return link;
    const pathname = decodeURI(url.pathname)
      .replace(/(?<=.)\/+$/, '')
      .replace(/\.md$/, '');
    const found = candidatesOf(pathname, origin).find((path) => targets.hasPage(path));
    if (found === undefined) return url.href;
    const hash = decodeURIComponent(url.hash.slice(1));
    return hash && targets.hasAnchor(found, hash) ? `${found}#${hash}` : found;
  };
}
