import { defaultPages } from '../../src/pages-manifest/defaultPages';
import { isExternal } from '../../src/pages-manifest/pageNodeSchema';
import { titleFromPathname } from '../../src/pages-manifest/titleFromPathname';
import type { DraftNode, Note } from './types';

export interface PruneContext {
  /** Whether a page has a file: an imported one, or one that is here already. */
  hasFile(node: DraftNode): boolean;
}

const list = (nodes: readonly DraftNode[]): string => nodes.map(({ pathname }) => pathname).join(', ');

/** Every pathname once: of a page and a group with one pathname the group gives way, of two pages the second. */
function makeUnique(
  nodes: readonly DraftNode[],
  pages: ReadonlySet<string>,
  repeated: DraftNode[],
): DraftNode[] {
  const seen = new Set(defaultPages.map(({ pathname }) => pathname));
  const free = (pathname: string): string =>
    seen.has(pathname) || pages.has(pathname) ? free(`${pathname}-group`) : pathname;
  const visit = (node: DraftNode): DraftNode[] => {
    if (!node.children) {
      if (seen.has(node.pathname)) repeated.push(node);
      return seen.has(node.pathname) ? [] : (seen.add(node.pathname), [node]);
    }
    const pathname = free(node.pathname);
    seen.add(pathname);
    const isUntitled = pathname !== node.pathname && !node.title && !node.subheader;
    const title = isUntitled ? { title: titleFromPathname(node.pathname) } : {};
    return [{ ...node, pathname, ...title, children: node.children.flatMap(visit) }];
  };
  return nodes.flatMap(visit);
}

/** The tree with what can be shown: pages that have a file, planned ones, links out of the site; no empty groups. */
export function pruneTree(
  nodes: readonly DraftNode[],
  { hasFile }: PruneContext,
): { nodes: DraftNode[]; notes: Note[] } {
  const [foreign, missing, repeated]: DraftNode[][] = [[], [], []];
  const pages = new Set<string>();
  const keep = (node: DraftNode): DraftNode[] => {
    if (node.children) {
      const children = node.children.flatMap(keep);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    const { foreign: isForeign, ...own } = node;
    if (isExternal(node.pathname)) return [own];
    if (isForeign) foreign?.push(node);
    else if (hasFile(node)) {
      pages.add(node.pathname);
      const { planned: _planned, ...written } = own;
      return [written];
    } else if (node.planned) return [own];
    else missing?.push(node);
    return [];
  };
  const kept = makeUnique(nodes.flatMap(keep), pages, repeated ?? []);
  const notes: Note[] = [];
  if (foreign?.length)
    notes.push({
      kind: 'changed',
      message: `left out, because they belong to other products: ${list(foreign)}`,
    });
  if (missing?.length)
    notes.push({ kind: 'lost', message: `left out, because no file was found for them: ${list(missing)}` });
  if (repeated?.length)
    notes.push({
      kind: 'changed',
      message: `listed twice, or one of the site's default pages, and left out: ${list(repeated)}`,
    });
  return { nodes: kept, notes };
}
