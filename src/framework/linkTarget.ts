/** Puts the base path before a path of the site that is without it. */
export function addBase(path: string, baseUrl: string): string {
  return path.startsWith('/') && !path.startsWith(baseUrl) ? baseUrl + path.slice(1) : path;
}

/**
 * Takes the slash from the end of a path, before its query and section: addresses of the site have none (spec §2 "Path
 * rules"). The home page alone is at the base path, which ends with one.
 */
export function withoutSlash(target: string, baseUrl: string): string {
  const [path = ''] = target.split(/[?#]/);
  return path === baseUrl ? target : path.replace(/(?<=.)\/+$/, '') + target.slice(path.length);
}
