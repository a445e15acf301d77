const quoted = (value: string): string[] => [`'${value}'`, `"${value}"`, `\`${value}\``];

/** Numbers of the lines of `text` that hold `value` in quotes. */
export function linesOf(text: string, value: string): number[] {
  const forms = quoted(value);
  return text
    .split('\n')
    .flatMap((line, index) => (forms.some((form) => line.includes(form)) ? [index + 1] : []));
}

const PATH_LITERAL = /['"`](?<path>(?:\/|https?:)[^'"`\s]*)['"`]/g;

/** Lines of every path or URL in quotes, in one pass: trees have thousands of them. */
function indexPaths(text: string): Map<string, number[]> {
  const index = new Map<string, number[]>();
  text.split('\n').forEach((line, at) => {
    for (const match of line.matchAll(PATH_LITERAL)) {
      const path = match.groups?.path ?? '';
      index.set(path, [...(index.get(path) ?? []), at + 1]);
    }
  });
  return index;
}

/**
 * Finds where the nodes of a `pages.ts` stand, by searching its text: the n-th call for a pathname gives the line
 * of its n-th occurrence, so the second of two duplicates has its own line.
 */
export function createLineFinder(text: string): (pathname: string) => number | undefined {
  const index = indexPaths(text);
  const seen = new Map<string, number>();
  return (pathname) => {
    const lines = index.get(pathname) ?? linesOf(text, pathname);
    const count = seen.get(pathname) ?? 0;
    seen.set(pathname, count + 1);
    return lines[count] ?? lines.at(-1);
  };
}

/** Line of `key:` that is nearest to a line known to belong to the same object or block; below goes before above. */
export function lineOfKey(text: string, key: string, near = 1): number | undefined {
  const pattern = new RegExp(`(^|[\\s{,'"])${key.replace(/[^\w]/g, '\\$&')}['"]?\\s*:`);
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [index + 1] : []))
    .sort((a, b) => Math.abs(a - near) - Math.abs(b - near) || b - a)[0];
}
