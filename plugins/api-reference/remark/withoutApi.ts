import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { findNotations, replaceNotation } from './findNotations';

/** `{{"component": "ApiReference", "name": "Select"}}` -> nothing: for a site without API pages. */
export function withoutApi() {
  return (tree: Root, file: VFile): void => {
    findNotations(tree, String(file)).forEach((found) => replaceNotation(found, []));
  };
}
