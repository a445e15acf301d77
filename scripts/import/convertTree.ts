import { createLineFinder } from '../../src/pages-manifest/sourceLines';
import { isExternal, validatePageNode } from '../../src/pages-manifest/pageNodeSchema';
import { PAGE_FLAGS } from '../../src/pages-manifest/pageFlags';
import { titleFromPathname } from '../../src/pages-manifest/titleFromPathname';
import { convertPathname } from './convertLinks';
import type { DraftNode, Note, Target } from './types';

type SourceNode = Record<string, unknown>;

/** Keys that mean something to that family's own shell only. */
const SILENT_KEYS = ['ordered', 'inSideNav', 'disableDrawer', 'showDrawer', 'noTruncate'];
const TEXT_KEYS = ['title', 'source'] as const;

/** `/x/api/data-grid/…`, `/base-ui/react-button/hooks-api`: this site makes those pages from the packages' types. */
function isApi(pathname: string, base: string): boolean {
  return (
    pathname.startsWith(`${base}/api/`) ||
    pathname === `${base}/api` ||
    /\/(?:components|hooks)-api$/.test(pathname)
  );
}

/** `data-display`, `/material-ui/customization/theme` are keys of translations there. */
function readSubheader(value: unknown, title: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (typeof title === 'string') return title;
  return /^[a-z\d/-]+$/.test(value) ? titleFromPathname(value.startsWith('/') ? value : `/${value}`) : value;
}

/** Icons of that family are components or their names; those of this site are names in lower case. */
function readIcon(value: unknown): string | undefined {
  return typeof value === 'string' && /^[a-z]/.test(value) ? value : undefined;
}

function readLinkProps(value: unknown): Record<string, string> | undefined {
  const entries = Object.entries((value ?? {}) as Record<string, unknown>).filter(
    ([, text]) => typeof text === 'string',
  );
  return entries.length > 0 ? (Object.fromEntries(entries) as Record<string, string>) : undefined;
}

const KNOWN_KEYS: readonly string[] = [
  'pathname',
  'children',
  'subheader',
  'plan',
  'icon',
  'linkProps',
  ...TEXT_KEYS,
  ...PAGE_FLAGS,
  ...SILENT_KEYS,
];

function readNode(node: SourceNode, pathname: string): DraftNode {
  const flags = PAGE_FLAGS.filter((flag) => node[flag] === true).map((flag) => [flag, true]);
  const texts = TEXT_KEYS.filter((key) => typeof node[key] === 'string').map((key) => [key, node[key]]);
  const optional = {
    subheader: readSubheader(node.subheader, node.title),
    plan: node.plan === 'pro' || node.plan === 'premium' ? node.plan : undefined,
    icon: readIcon(node.icon),
    linkProps: readLinkProps(node.linkProps),
  };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  return { pathname, ...Object.fromEntries([...texts, ...given, ...flags]) } as DraftNode;
}

export interface ConvertedTree {
  nodes: DraftNode[];
  notes: Note[];
}

/**
 * A page tree of that family as this site writes it (spec §3 "Page tree node"): pathnames without the last slash and
 * below this site's base path, known keys only, without API pages. Nodes of other products are marked.
 */
export function convertTree(nodes: readonly unknown[], text: string, target: Target): ConvertedTree {
  const notes: Note[] = [];
  const lineOf = createLineFinder(text);
  let apiPages = 0;

  const convertNode = (raw: unknown): DraftNode[] => {
    const node = (raw ?? {}) as SourceNode;
    if (typeof node.pathname !== 'string') {
      notes.push({ kind: 'lost', message: `a node without a pathname is left out: ${JSON.stringify(raw)}` });
      return [];
    }
    const line = lineOf(node.pathname);
    const lost = (message: string) => notes.push({ line, kind: 'lost', message });
    const bare = node.pathname.replace(/[?#].*$/, '');
    const pathname = isExternal(node.pathname) ? node.pathname : convertPathname(bare, target);
    if (!Array.isArray(node.children) && isApi(pathname.replace(/\/+$/, ''), target.basePath)) {
      apiPages += 1;
      return [];
    }
    const unknown = Object.keys(node).filter((key) => !KNOWN_KEYS.includes(key));
    if (unknown.length > 0) lost(`${pathname}: unknown keys left out: ${unknown.join(', ')}`);
    const draft = readNode(node, pathname);
    if (Array.isArray(node.children)) draft.children = node.children.flatMap(convertNode);
    else draft.foreign = !isExternal(pathname) && target.ownerOf(pathname) !== target.product;
    const { foreign: _foreign, children, ...own } = draft;
    const wrong = validatePageNode(children ? { ...own, children: [] } : own);
    wrong.forEach(({ message, value }) => lost(`${pathname} is left out: ${message} (${value})`));
    return wrong.length > 0 ? (children ?? []) : [draft];
  };

  const converted = nodes.flatMap(convertNode);
  if (apiPages > 0) {
    notes.push({
      kind: 'changed',
      message: `API pages left out (${apiPages}): this site makes them from the packages' types`,
    });
  }
  return { nodes: converted, notes };
}

/** Nodes without children, in order. */
export function leavesOf(nodes: readonly DraftNode[]): DraftNode[] {
  return nodes.flatMap((node) => (node.children ? leavesOf(node.children) : [node]));
}
