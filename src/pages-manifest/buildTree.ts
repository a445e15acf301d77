import type { ProductRow, VersionRow } from '../../docs/products';
import { candidateFiles } from './contentFiles';
import { defaultPages, DEFAULT_PAGES_FILE } from './defaultPages';
import type { WrongValue } from './joiProblems';
import { toFlags } from './pageFlags';
import { isExternal, validatePageNode } from './pageNodeSchema';
import { createLineFinder, lineOfKey, linesOf } from './sourceLines';
import { titleFromPathname } from './titleFromPathname';
import {
  duplicateFinding,
  missingFileFinding,
  ownerFinding,
  sharedFileFinding,
  type Finding,
  type Place,
} from './treeFindings';
import type { ManifestNode, ManifestPage, PageNode, Problem } from './types';
import { versionPath } from './versionPath';

export interface TreeInput {
  product: ProductRow;
  version: VersionRow;
  /** All products, to tell whose page a pathname is. */
  products: readonly ProductRow[];
  /** The `pages.ts`, relative to the repository's root, and its text. */
  treeFile: string;
  text: string;
  nodes: readonly unknown[];
  /** Markdown files, relative to the version's `content/`. */
  contentFiles: readonly string[];
}

/** A page as the tree gives it; what its file tells is read later. */
export type TreePage = Pick<ManifestPage, 'pathname' | 'title' | 'group' | 'plan' | 'flags'> & {
  /** Relative to `content/`. */
  contentFile: string;
};

export interface BuiltTree {
  tree: ManifestNode[];
  pages: TreePage[];
  /** Files that a node names, rightly or not: those of wrong nodes are not reported a second time as orphans. */
  claimedFiles: Set<string>;
  /** Files that planned nodes would have, to explain why they are in no tree. */
  plannedFiles: Set<string>;
  problems: Problem[];
}

/** A page node on its way into the tree. */
interface Visit {
  node: PageNode;
  candidates: string[];
  title: string;
  group: string[];
  line?: number;
}

function kindOf(node: PageNode): ManifestNode['kind'] {
  if (node.children) return 'group';
  if (isExternal(node.pathname)) return 'link';
  return node.planned ? 'planned' : 'page';
}

function hasPathname(raw: unknown): raw is PageNode {
  return typeof (raw as Partial<PageNode> | null | undefined)?.pathname === 'string';
}

/** Collects a tree's pages and problems while `buildTree` walks it. */
class TreeBuilder {
  readonly built: BuiltTree = {
    tree: [],
    pages: [],
    claimedFiles: new Set(),
    plannedFiles: new Set(),
    problems: [],
  };
  private readonly lineOf: (pathname: string) => number | undefined;
  private readonly places = new Map<string, Place>(
    defaultPages.map(({ pathname }) => [pathname, { file: DEFAULT_PAGES_FILE }]),
  );
  private readonly fileNames: ReadonlySet<string>;
  private readonly filePlaces = new Map<string, Place>();

  constructor(private readonly input: TreeInput) {
    this.lineOf = createLineFinder(input.text);
    this.fileNames = new Set(input.contentFiles);
  }

  visit(nodes: readonly unknown[], group: string[]): ManifestNode[] {
    return nodes.flatMap((raw, index) => this.visitNode(raw, index, group));
  }

  private visitNode(raw: unknown, index: number, group: string[]): ManifestNode[] {
    const line = this.lineOfNode(raw);
    const wrong = validatePageNode(raw);
    wrong.forEach((value) => this.reportWrong(value, raw, index, group, line));
    if (!hasPathname(raw)) return [];
    const node = raw;
    const { pathname } = node;
    const title = String(node.title ?? node.subheader ?? titleFromPathname(pathname));
    const isUnique = this.checkUnique(pathname, line);
    const kind = kindOf(node);
    const candidates = candidateFiles(pathname, this.input.product.basePath, node.source);
    const files = kind === 'planned' ? this.built.plannedFiles : this.built.claimedFiles;
    if (kind === 'planned' || kind === 'page') candidates.forEach((file) => files.add(file));
    if (kind === 'page' && wrong.length === 0 && isUnique)
      this.addPage({ node, candidates, title, group, line });
    return [this.toNode(node, title, group)];
  }

  private toNode(node: PageNode, title: string, group: string[]): ManifestNode {
    const { product, version } = this.input;
    const { subheader, plan, icon, linkProps, children, section } = node;
    return {
      kind: kindOf(node),
      pathname: versionPath(node.pathname, product.basePath, version),
      title,
      subheader,
      plan,
      flags: toFlags(node),
      icon,
      linkProps,
      children: Array.isArray(children) ? this.visit(children, [...group, title]) : undefined,
      section: section && group.length === 0 ? true : undefined,
    };
  }

  private addPage({ node, candidates, title, group, line }: Visit): void {
    const { product, version, products, treeFile, contentFiles } = this.input;
    const misplaced = ownerFinding(node.pathname, product, products);
    if (misplaced) return this.report(misplaced, line);
    const contentFile = candidates.find((file) => this.fileNames.has(file));
    if (contentFile === undefined) {
      const folder = treeFile.replace(/pages\.ts$/, 'content/');
      return this.report(missingFileFinding(node.pathname, candidates, contentFiles, folder), line);
    }
    const first = this.filePlaces.get(contentFile);
    if (first) return this.report(sharedFileFinding(node.pathname, contentFile, first), line);
    this.filePlaces.set(contentFile, { file: treeFile, line });
    const pathname = versionPath(node.pathname, product.basePath, version);
    this.built.pages.push({
      pathname,
      title,
      group,
      plan: node.plan,
      flags: toFlags(node),
      contentFile,
    });
  }

  private checkUnique(pathname: string, line: number | undefined): boolean {
    const here = { file: this.input.treeFile, line };
    const first = this.places.get(pathname);
    if (first) this.report(duplicateFinding(pathname, first, here), line);
    else this.places.set(pathname, here);
    return first === undefined;
  }

  /** Line of a node, also of one whose pathname is missing. */
  private lineOfNode(raw: unknown): number | undefined {
    if (hasPathname(raw)) return this.lineOf(raw.pathname);
    const { title, subheader } = (raw ?? {}) as Partial<PageNode>;
    return linesOf(this.input.text, String(title ?? subheader))[0];
  }

  private reportWrong(wrong: WrongValue, raw: unknown, index: number, group: string[], line?: number): void {
    const { key, message, value, fix } = wrong;
    const parent = group.length > 0 ? `the group ${group.join(' > ')}` : 'the tree';
    const where = line === undefined ? ` It is entry ${index + 1} of ${parent}.` : '';
    const isTyped = typeof raw === 'object' && raw !== null && key in raw;
    const keyLine = line !== undefined && isTyped ? lineOfKey(this.input.text, key, line) : undefined;
    this.report({ message: `${message}${where}`, value, fix }, keyLine ?? line);
  }

  private report(finding: Finding, line: number | undefined): void {
    this.built.problems.push({ file: this.input.treeFile, line, ...finding });
  }
}

/**
 * Resolves a version's page tree (spec §2 "Sidebar trees", §5, §8): titles, kinds, flags, version segments, the
 * default pages at its end; and collects everything that is wrong in it.
 */
export function buildTree(input: TreeInput): BuiltTree {
  const builder = new TreeBuilder(input);
  builder.built.tree = [...builder.visit(input.nodes, []), ...defaultPages];
  return builder.built;
}
