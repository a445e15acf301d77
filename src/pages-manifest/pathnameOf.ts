import type { ManifestVersion } from './types';
import { versionPath } from './versionPath';

/**
 * Where a site-absolute link leads that is written in a page of `fromVersion`: in an earlier version to the same
 * version's page when it exists there, else unchanged (design §2 "URLs").
 *
 * @example
 * pathnameOf('/material-ui/react-button#sizes', v7); // '/material-ui/v7/react-button#sizes'
 */
export function pathnameOf(
  link: string,
  fromVersion: Pick<ManifestVersion, 'id' | 'current' | 'basePath' | 'pages'>,
): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  if (fromVersion.current || !pathname.startsWith('/')) return link;
  const productPath = fromVersion.basePath.slice(0, -`/${fromVersion.id}`.length);
  const own = versionPath(pathname.replace(/(?<=.)\/+$/, ''), productPath, fromVersion);
  return fromVersion.pages.some((page) => page.pathname === own) ? `${own}${rest}` : link;
}
