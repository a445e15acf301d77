interface Options {
  /** Whether a slash at the end counts. */
  strict?: boolean;
  sensitive?: boolean;
  /** Whether the path is all of the address, or its beginning. */
  end?: boolean;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Stands in for `path-to-regexp` in the browser: the router reads the paths of routes with it. Those of this site are
 * addresses as they are, and `*` for the page that says that there is none.
 *
 * @param keys filled with what each `*` stands for
 */
export default function pathToRegexp(path: string, keys: { name: number }[], options: Options): RegExp {
  const { strict, sensitive, end } = options;
  const parts = (strict ? path : path.replace(/\/$/, '')).split('*').map(escape);
  keys.push(...parts.slice(1).map((_, name) => ({ name })));
  const optional = strict ? '' : '(?:\\/(?=$))?';
  const border = strict && path.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${parts.join('(.*)')}${optional}${end ? '$' : border}`, sensitive ? '' : 'i');
}

/** For redirects within a switch of routes, whose paths have no parameters to fill in. */
pathToRegexp.compile = (path: string) => () => path;
