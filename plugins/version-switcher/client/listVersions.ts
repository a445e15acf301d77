import { withBase, withoutBase } from '../../kit/client/sitePaths';
import type { VersionData, VersionElsewhere, VersionProps } from '../types';

export interface VersionLink {
  key: string;
  label: string;
  href: string;
  /** The version that the reader is in. */
  isHere?: boolean;
  isElsewhere?: boolean;
}

/** Where the reader is, as the router has it. */
export interface Place {
  baseUrl: string;
  pathname: string;
  search: string;
  hash: string;
}

function toElsewhere({ label, docs, pages }: VersionElsewhere, path: string, rest: string): VersionLink {
  const page = pages?.find((name) => path.endsWith(`/${name}`));
  const href = page ? `${docs}${page}/${rest}` : docs;
  return { key: label, label, href, isElsewhere: true };
}

/**
 * Links to the versions of a product: each to the page that the reader is at, with query and section; where it has none,
 * to the closest page above it, else to its home (issue 7 point 3).
 */
export function listVersions(
  { targets, elsewhere }: VersionData,
  { product, version }: VersionProps,
  { baseUrl, pathname, search, hash }: Place,
): VersionLink[] {
  const path = withoutBase({ baseUrl }, pathname);
  const here = targets[path] ?? [];
  const onSite = product.versions.map(({ id, label, home }): VersionLink => {
    // Two slashes at the start would make the link one to another host; the router has the path decoded.
    const self = pathname.replace(/^[/\\\s]+/, '/');
    if (id === version.id) return { key: id, label, href: self + search + hash, isHere: true };
    const [, target, isSame] = here.find(([other]) => other === id) ?? [id, home, false];
    // A section belongs to its page.
    return { key: id, label, href: withBase({ baseUrl }, target) + search + (isSame ? hash : '') };
  });
  const others = (elsewhere[product.id] ?? []).map((row) => toElsewhere(row, path, search + hash));
  return [...onSite, ...others];
}
