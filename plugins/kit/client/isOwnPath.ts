/**
 * Whether a text is a path of this site, as browsers read it: they take a backslash for a slash and drop tabs and line
 * breaks, so that a slash with a backslash, or with a tab and a slash, leads to another host, as `//other.example` does
 * (design §8).
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/[\t\n\r]/.test(text);
}
