import type { PageFlag } from './types';

/** Marks that a page node can carry (spec §2 "Pages may be marked", §3 "Page tree node"). */
export const PAGE_FLAGS: readonly PageFlag[] = [
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'legacy',
  'deprecated',
];

/** The flags that are set on a node, in the order of `PAGE_FLAGS`. */
export function toFlags(node: Partial<Record<PageFlag, boolean>>): PageFlag[] {
  return PAGE_FLAGS.filter((flag) => node[flag] === true);
}
