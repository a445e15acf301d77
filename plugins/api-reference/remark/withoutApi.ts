import type { Link, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { findNotations, replaceNotation } from './findNotations';

/** Addresses of generated pages: `/material-ui/api/button`, `/base-ui/v5-beta/api/select`. */
const API_PAGE = /^\/(?:toolpad\/)?[\w-]+(?:\/v\d+(?:-(?:alpha|beta|rc))?)?\/api\/[\w-]/;

function isApiLink(node: RootContent): node is Link {
  return node.type === 'link' && API_PAGE.test(node.url);
}

function unlink(parent: { children: RootContent[] }): void {
  parent.children = parent.children.flatMap((node): (RootContent | PhrasingContent)[] => {
    if ('children' in node) unlink(node as { children: RootContent[] });
    return isApiLink(node) ? node.children : [node];
  });
}

/**
 * `{{"component": "ApiReference", "name": "Select"}}` -> nothing, `[Button](/material-ui/api/button)` -> `Button`: for
 * a site without API pages.
 */
export function withoutApi() {
  return (tree: Root, file: VFile): void => {
    findNotations(tree, String(file)).forEach((found) => replaceNotation(found, []));
    unlink(tree);
  };
}
