import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { buildElement } from '../../kit/node';
import { findIcons } from '../node/findIcons';

const NOTATION = /^\{\{\s*"component"\s*:\s*"IconSearch"\s*\}\}$/;

/** Replaces each paragraph that is the notation; as typed, before remark-directive has split it. */
function replace(tree: Root, source: string, build: () => RootContent[]): void {
  tree.children = tree.children.flatMap((node) => {
    const isNotation =
      node.type === 'paragraph' &&
      NOTATION.test(source.slice(node.position?.start.offset, node.position?.end.offset).trim());
    return isNotation ? build() : [node];
  });
}

/** `{{"component": "IconSearch"}}` -> `<IconSearch version="9.5.0" />`, the version that the page's folder resolves. */
export function iconSearch() {
  return (tree: Root, file: VFile): void =>
    replace(tree, String(file), () => [
      buildElement('IconSearch', { version: findIcons(file.path).version }),
    ]);
}

/** The notation -> nothing: for a site without the search of icons. */
export function withoutIconSearch() {
  return (tree: Root, file: VFile): void => replace(tree, String(file), () => []);
}
