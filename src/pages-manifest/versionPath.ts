/** Whether `pathname` is `prefix` or lies below it, by whole segments: `/x` has `/x/a`, not `/xy`. */
export function isBelow(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/**
 * Path of a page in a version of its product: the current version lives at the product's own path, earlier ones
 * have their segment after the base path (design §2; spec §2 "Path rules").
 *
 * @example
 * versionPath('/x/react-data-grid', '/x', { id: 'v8' }); // '/x/v8/react-data-grid'
 */
export function versionPath(
  pathname: string,
  basePath: string,
  version: { id: string; current?: boolean },
): string {
  if (version.current || !isBelow(pathname, basePath)) return pathname;
  return `${basePath}/${version.id}${pathname.slice(basePath.length)}`;
}
