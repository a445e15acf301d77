import type { Root } from 'mdast';
import { replaceGroups } from './codeTabs';
import { findGroups, removeStrayTags, type Parent } from './findGroups';

/**
 * `<codeblock storageKey="…">`, fences, `</codeblock>` -> the fences one after another: for a site without tabs, where
 * the tags would be unknown elements.
 */
export function unwrapCodeblocks() {
  return (tree: Root): void => {
    replaceGroups(findGroups(tree as Parent).groups, ({ contents }) => contents);
    removeStrayTags(tree as Parent);
  };
}
