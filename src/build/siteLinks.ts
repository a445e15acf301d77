import type { Definition, Link, Root } from 'mdast';
import type { ManifestVersion } from '../pages-manifest/types';
import { pathnameOf } from '../pages-manifest/pathnameOf';

interface Parent {
  type: string;
  children?: Parent[];
}

function visitLinks(node: Parent, visit: (link: Link | Definition) => void): void {
  if (node.type === 'link' || node.type === 'definition') visit(node as unknown as Link | Definition);
  node.children?.forEach((child) => visitLinks(child, visit));
}

/**
 * In a page of an earlier version, links to pages that this version has stay in it:
 * `[Button](/material-ui/react-button)` -> `[Button](/material-ui/v7/react-button)` (design §2 "URLs").
 */
export function siteLinks(version: ManifestVersion) {
  return () =>
    (tree: Root): void =>
      visitLinks(tree as unknown as Parent, (link) => {
        link.url = pathnameOf(link.url, version);
      });
}
