import path from 'node:path';
import { candidateFiles } from '../../src/pages-manifest/contentFiles';
import { titleFromPathname } from '../../src/pages-manifest/titleFromPathname';
import { convertPathname } from './convertLinks';
import { draftPage, finishPage, type DraftPage } from './convertPage';
import { convertTree, leavesOf } from './convertTree';
import { FilePlan } from './filePlan';
import { isDerived } from './findDemo';
import { readPageFacts, type PageFacts } from './pageFacts';
import type { Packages } from './packages';
import { placePages, type PlacedPages } from './placePages';
import { pruneTree } from './pruneTree';
import { sortFiles, type SortedFiles } from './sortFiles';
import { DemoTaker } from './takeDemos';
import { besidePage, type PictureContext, type Pictures } from './takePictures';
import type { DraftNode, Finding, Note, PageMove, PlannedFile, Source, Target } from './types';

export interface ImportInput {
  source: Source;
  /** Absolute path of the imported folder. */
  root: string;
  target: Target;
  tree: {
    /** As it is called in the report. */
    file: string;
    text: string;
    nodes: readonly unknown[];
  };
  /** Pathnames of Markdown files, where the source's own routes tell them. */
  routes: ReadonlyMap<string, string>;
  /** Names of the page components of this site. */
  components: readonly string[];
  packages: Packages;
  /** Whether a package will be there in another version after `npm install`. */
  isUnsettled(name: string): boolean;
  pictures: Pictures;
  /** Markdown files that are below the version's `content/` already. */
  contentFiles: readonly string[];
  /** Pages of the version's own tree, where it has one already. */
  present: readonly DraftNode[];
  /** Pathnames of all pages of the site, without version segment. */
  sitePathnames: ReadonlySet<string>;
}

/** What was taken over, in numbers. */
export interface ImportCounts {
  pages: number;
  demos: number;
  javaScriptDemos: number;
}

export interface ImportPlan {
  /** The page tree of the version. */
  nodes: DraftNode[];
  moves: PageMove[];
  files: PlannedFile[];
  findings: Finding[];
  counts: ImportCounts;
  missingPackages: string[];
  usedPackages: string[];
}

/** Pathnames that the site has besides its products' pages. */
const SITE_PAGES = ['/', '/versions', '/blog', '/production-error', '/accessibility'];

function place(file: string, notes: readonly Note[]): Finding[] {
  return notes.map((note) => ({ ...note, file }));
}

function changed(file: string, message: string): Finding {
  return { file, kind: 'changed', message };
}

function describeFiles({ skipped, translations }: SortedFiles): Finding[] {
  return [
    ...skipped.map((file) => changed(file, 'not taken: it is no page')),
    ...translations.map((file) => changed(file, 'not taken: it is a translation')),
  ];
}

function describePlaces({ moves, foreign }: PlacedPages): Finding[] {
  const inGroup = (pathname: string) =>
    `in no page tree: it is ${pathname} in the group "Imported"; put it in its place in pages.ts`;
  return [
    ...moves.filter(({ unplaced }) => unplaced).map(({ from, pathname }) => changed(from, inGroup(pathname))),
    ...foreign.map(({ file, node }) =>
      changed(file, `left out: its page ${node.pathname} belongs to another product`),
    ),
  ];
}

/** Files of code that no page needed: in that family's repositories some are left over. */
function describeUnused(source: Source, code: readonly string[], demos: DemoTaker): Finding[] {
  const isNeeded = (file: string) =>
    demos.taken.has(file) || demos.refused.has(file) || isDerived(source, file);
  const unused = code.filter((file) => !isNeeded(file));
  const folders = [...new Set(unused.map((file) => path.posix.dirname(file)))];
  return folders.map((folder) => {
    const own = unused.filter((file) => path.posix.dirname(file) === folder);
    const names = own.map((file) => path.posix.basename(file)).join(', ');
    return changed(`${folder}/`, `not taken, because no page shows it: ${names}`);
  });
}

/** Pages of this import that no tree lists. */
function unplacedNodes(moves: readonly PageMove[], facts: readonly PageFacts[]): DraftNode[] {
  const headings = new Map(facts.map(({ file, heading }) => [file, heading]));
  const unplaced = moves.filter((move) => move.unplaced);
  return unplaced.map(({ from, pathname }) => {
    const title = headings.get(from);
    return { pathname, ...(title && title !== titleFromPathname(pathname) && { title }) };
  });
}

/** Adds pages to the group "Imported" at the end of a tree, which an earlier import may have made. */
function addImported(
  nodes: readonly DraftNode[],
  pages: readonly DraftNode[],
  basePath: string,
): DraftNode[] {
  const pathname = `${basePath}/imported-group`;
  const group = nodes.find((node) => node.pathname === pathname) ?? { pathname, title: 'Imported' };
  const children = [...(group.children ?? []), ...pages];
  if (children.length === 0) return [...nodes];
  return [...nodes.filter((node) => node !== group), { ...group, children }];
}

interface Draft {
  move: PageMove;
  page: DraftPage;
}

function draftPages(moves: readonly PageMove[], demos: DemoTaker, input: ImportInput): Draft[] {
  const { source, target, components } = input;
  return moves.map((move) => {
    const resolveDemo = (name: string) => demos.take(move.from, path.posix.dirname(move.to), name);
    return { move, page: draftPage(source.read(move.from), target.product, { components, resolveDemo }) };
  });
}

/** Rewrites the links of all pages, which takes the anchors of all pages. */
function finishPages(drafts: readonly Draft[], pictures: PictureContext, input: ImportInput): Finding[] {
  const { sourceBase, basePath } = input.target;
  const anchors = new Map(drafts.map(({ move, page }) => [move.pathname, page.anchors]));
  const pathnames = new Map(drafts.map(({ move }) => [move.from, move.pathname]));
  const pages = new Set([...anchors.keys(), ...input.sitePathnames, ...SITE_PAGES]);
  input.present.forEach(({ pathname }) => pages.add(pathname));
  const isPage = (pathname: string) => pages.has(pathname);
  return drafts.flatMap(({ move: { from, to, pathname }, page }) => {
    const { text, notes } = finishPage(page, {
      pathname,
      folder: path.posix.dirname(from),
      sourceBase,
      basePath,
      isPage,
      anchorsOf: (other) => anchors.get(other),
      pathnameOf: (file) => pathnames.get(file),
      picture: besidePage(path.posix.dirname(to), pictures),
    });
    pictures.plan.add({ to: `${pictures.contentDir}/${to}`, text });
    return place(from, notes);
  });
}

/** Works out a whole import without writing anything. */
export function planImport(input: ImportInput): ImportPlan {
  const { source, target, tree, root } = input;
  const plan = new FilePlan();
  const contentDir = `docs/${target.product}/${target.version}/content`;
  const pictures: PictureContext = { plan, pictures: input.pictures, source, root, contentDir };
  const demos = new DemoTaker({ ...pictures, packages: input.packages, isUnsettled: input.isUnsettled });

  const sorted = sortFiles(source.files);
  const converted = convertTree(tree.nodes, tree.text, target);
  const facts = sorted.pages.map((file) => readPageFacts(file, source.read(file)));
  const routes = new Map([...input.routes].map(([file, route]) => [file, convertPathname(route, target)]));
  const isOthers = (pathname: string) => target.ownerOf(pathname) !== target.product;
  const taken = new Set([...input.sitePathnames].filter(isOthers));
  const context = { target, folder: source.name, routes, taken };
  const placed = placePages(facts, leavesOf(converted.nodes), context);
  const drafts = draftPages(placed.moves, demos, input);
  const pageFindings = finishPages(drafts, pictures, input);

  const written = new Set([...placed.moves.map(({ to }) => to), ...input.contentFiles]);
  const hasFile = ({ pathname, source: file }: DraftNode) =>
    candidateFiles(pathname, target.basePath, file).some((candidate) => written.has(candidate));
  const pruned = pruneTree(converted.nodes, { hasFile });
  const listed = new Set([...leavesOf(pruned.nodes), ...placed.moves].map(({ pathname }) => pathname));
  const earlier = input.present.filter((node) => !listed.has(node.pathname) && hasFile(node));
  const shown = [...demos.demos.values()];
  return {
    nodes: addImported(pruned.nodes, [...earlier, ...unplacedNodes(placed.moves, facts)], target.basePath),
    moves: placed.moves,
    files: plan.list(),
    findings: [
      ...place(tree.file, [...converted.notes, ...pruned.notes]),
      ...describeFiles(sorted),
      ...describePlaces(placed),
      ...pageFindings,
      ...demos.findings,
      ...describeUnused(source, sorted.code, demos),
    ],
    counts: {
      pages: placed.moves.length,
      demos: shown.length,
      javaScriptDemos: shown.filter((demo) => /\.jsx?$/.test(demo.path)).length,
    },
    missingPackages: [...demos.missingPackages].sort(),
    usedPackages: [...demos.usedPackages],
  };
}
