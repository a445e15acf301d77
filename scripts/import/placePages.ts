import path from 'node:path';
import { matchPages, singularsOf } from './matchPages';
import type { PageFacts } from './pageFacts';
import type { DraftNode, PageMove, Target } from './types';

/** `/x/react-data-grid/editing` -> `react-data-grid/editing/editing.md`: pages lie with their demos in a folder. */
export function fileOf(pathname: string, basePath: string, extension = '.md'): string {
  const rest = pathname.slice(basePath.length + 1);
  return rest === '' ? `index${extension}` : `${rest}/${path.posix.basename(rest)}${extension}`;
}

const slug = (segment: string): string =>
  segment
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');

/** A pathname for a page that is in no tree, from where its file lies. */
export function pathnameFor(facts: PageFacts, target: Target): string {
  const segments = facts.file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(slug);
  if (segments.length > 1 && (segments.at(-1) === segments.at(-2) || segments.at(-1) === 'index'))
    segments.pop();
  const last = segments.at(-1) ?? '';
  const isComponent =
    facts.components.length > 0 && (segments.length === 1 || segments.includes('components'));
  const rest = isComponent ? `react-${singularsOf(last).at(-1) ?? last}` : segments.join('/');
  const whole = `${target.basePath}/${rest}`;
  return target.ownerOf(whole) === target.product ? whole : `${target.prefixes[0]}/${rest}`;
}

export interface PlacedPages {
  moves: PageMove[];
  /** Files that belong to pages of other products of the tree. */
  foreign: { file: string; node: DraftNode }[];
}

export interface PlaceContext {
  target: Target;
  /** Last segments of the imported folder's own path. */
  folder: readonly string[];
  /** Pathnames that the source's own routes give to files, where they are known. */
  routes: ReadonlyMap<string, string>;
  /** Pathnames that are taken without being in the tree. */
  taken: ReadonlySet<string>;
}

/** Where each Markdown file goes: to its node, else to a pathname of its own in no tree (issue 3 point 1). */
export function placePages(
  pages: readonly PageFacts[],
  leaves: readonly DraftNode[],
  { target, folder, routes, taken }: PlaceContext,
): PlacedPages {
  const nodeAt = new Map(leaves.map((node) => [node.pathname, node]));
  const routed = pages.filter(({ file }) => routes.has(file));
  const routedNodes = new Set(routed.map(({ file }) => nodeAt.get(routes.get(file) ?? '')));
  const matched = matchPages(
    pages.filter(({ file }) => !routes.has(file)),
    leaves.filter((node) => !routedNodes.has(node)),
    { folder, basePath: target.basePath },
  );
  const used = new Set([...taken, ...nodeAt.keys()]);
  const written = new Set<DraftNode>();
  const free = (pathname: string, count = 1): string => {
    const candidate = count === 1 ? pathname : `${pathname}-${count}`;
    return used.has(candidate) ? free(pathname, count + 1) : candidate;
  };
  const placed: PlacedPages = { moves: [], foreign: [] };
  const move = (from: string, pathname: string, to: string, unplaced: boolean) => {
    used.add(pathname);
    placed.moves.push({ from, pathname, to, unplaced });
  };
  for (const facts of pages) {
    const route = routes.get(facts.file);
    const extension = path.posix.extname(facts.file);
    const node = route === undefined ? matched.get(facts.file) : nodeAt.get(route);
    const isForeignRoute = route !== undefined && target.ownerOf(route) !== target.product;
    if (node?.foreign || isForeignRoute) {
      placed.foreign.push({ file: facts.file, node: node ?? { pathname: route ?? '' } });
    } else if (node && !written.has(node)) {
      written.add(node);
      move(
        facts.file,
        node.pathname,
        node.source ?? fileOf(node.pathname, target.basePath, extension),
        false,
      );
    } else {
      const pathname = free(route ?? pathnameFor(facts, target));
      move(facts.file, pathname, fileOf(pathname, target.basePath, extension), true);
    }
  }
  return placed;
}
