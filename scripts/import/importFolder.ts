import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ProductRow } from '../../docs/products';
import { listContentFiles } from '../../src/pages-manifest/contentFiles';
import { loadManifest } from '../../src/pages-manifest/loadManifest';
import type { Problem } from '../../src/pages-manifest/types';
import { checkResult } from './checkResult';
import { leavesOf } from './convertTree';
import { formatReport } from './formatReport';
import type { ImportRequest } from './importArgs';
import { loadSourceTree, type SourceTree } from './loadSourceTree';
import { openPackages, packageNameOf } from './packages';
import { openPictures } from './openPictures';
import { openSource } from './openSource';
import { planImport, type ImportPlan } from './planImport';
import { printTree } from './printTree';
import { readRoutes } from './readRoutes';
import { resolveTarget } from './resolveTarget';
import type { DraftNode, Finding, PlannedFile } from './types';
import { printPackageJson, TSCONFIG, unsettledRange, type Workspace } from './workspaceFiles';
import { comparePlan, writePlan, type ComparedPlan } from './writePlan';

export interface ImportSite {
  /** Root of this repository, or of another of its layout. */
  rootDir: string;
  products: readonly ProductRow[];
  /** Names of the page components. */
  components: readonly string[];
}

export interface ImportResult {
  report: string;
  /** 0 when everything was taken over, 2 when something could not be. */
  exitCode: 0 | 2;
}

const TREE_NAMES = ['pages.ts', 'pages.tsx', 'pages.js', 'pages.mjs'];

/** The tree that was named, the one in the folder or above it, else the version's own. */
function findTree({ folder, pages }: ImportRequest, versionDir: string): SourceTree | undefined {
  if (pages !== undefined && !fs.existsSync(pages)) throw new Error(`There is no page tree ${pages}.`);
  const folders = [folder, path.resolve(folder, '..')];
  const places = folders.flatMap((place) => TREE_NAMES.map((name) => path.join(place, name)));
  const candidates = [...places, path.join(versionDir, 'pages.ts')];
  const file = pages ?? candidates.find((candidate) => fs.existsSync(candidate));
  return file === undefined ? undefined : loadSourceTree(file);
}

/** Pages that the version lists already, whatever tree is imported. */
function presentPages(versionDir: string): DraftNode[] {
  const file = path.join(versionDir, 'pages.ts');
  return fs.existsSync(file) ? leavesOf(loadSourceTree(file).nodes as DraftNode[]) : [];
}

function treeFindings(tree: SourceTree | undefined, file: string): Finding[] {
  if (!tree) {
    const message = 'no page tree was found: all pages are in the group "Imported"; name one with --pages';
    return [{ file, kind: 'lost', message }];
  }
  return tree.unresolved
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => ({
      file,
      kind: 'changed',
      message: `"${specifier}" was not found: its pages are taken as none`,
    }));
}

/** Pathnames of the site's current pages, for links between products. */
function sitePathnames({ rootDir, products }: ImportSite): Set<string> {
  const { manifest } = loadManifest({ rootDir, products });
  const versions = manifest.products.flatMap((product) => product.versions);
  const current = versions.filter((version) => version.current);
  return new Set(current.flatMap((version) => version.pages.map((page) => page.pathname)));
}

interface Place {
  versionDir: string;
  /** `docs/<product>/<version>` */
  folder: string;
  workspace: Workspace;
  packages: ReturnType<typeof openPackages>;
  tree: SourceTree | undefined;
}

/** A version's own tree that lists every page already stays as its writer typed it. */
function isOwnTree(plan: ImportPlan, { tree, versionDir }: Place): boolean {
  return tree?.file === path.join(versionDir, 'pages.ts') && isDeepStrictEqual(plan.nodes, tree.nodes);
}

/** The plan's files with those that make a workspace of them. */
async function workspaceFiles(plan: ImportPlan, place: Place): Promise<PlannedFile[]> {
  const { folder, versionDir, workspace, packages } = place;
  const hasNo = (name: string) => !fs.existsSync(path.join(versionDir, name));
  const tree = isOwnTree(plan, place)
    ? []
    : [{ to: `${folder}/pages.ts`, text: await printTree(plan.nodes) }];
  const packageJson = {
    to: `${folder}/package.json`,
    text: printPackageJson(workspace, plan.usedPackages, packages),
  };
  return [
    ...plan.files,
    ...tree,
    ...(hasNo('package.json') ? [packageJson] : []),
    ...(hasNo('tsconfig.json') ? [{ to: `${folder}/tsconfig.json`, text: TSCONFIG }] : []),
  ];
}

function toFinding({ file, line, message, value, fix }: Problem): Finding {
  return { file, line, kind: 'lost', message: `${message} (${value}) ${fix}` };
}

function rangeFindings(range: string | null, { folder, workspace }: Place): Finding[] {
  if (range === null) return [];
  const message = `it asks for ${workspace.library} ${range}: run npm install, then pin what it installed`;
  return [{ file: `${folder}/package.json`, kind: 'changed', message }];
}

/** @throws where files with other content are in the way and nobody said that they may be replaced */
function checkConflicts(
  { differing }: ComparedPlan,
  { force, dryRun }: ImportRequest,
  folder: string,
): Finding[] {
  if (differing.length === 0 || force) return [];
  const list = differing.map(({ to }) => `  - ${to}`).join('\n');
  const message = `Files are here with other content (${differing.length}):\n${list}\nMove them away, or write --force to replace them.`;
  if (!dryRun) throw new Error(`Nothing was written. ${message}`);
  return [{ file: folder, kind: 'lost', message }];
}

/**
 * Imports a folder of that documentation family into this layout (issue 3 point 1): plans everything, tries the
 * result, and writes all of it or nothing.
 *
 * @throws an Error where nothing can be imported, and where files with other content are in the way
 */
export async function importFolder(request: ImportRequest, site: ImportSite): Promise<ImportResult> {
  const { rootDir } = site;
  const folder = `docs/${request.product}/${request.version}`;
  const versionDir = path.join(rootDir, folder);
  const source = openSource(request.folder);
  const tree = findTree(request, versionDir);
  const treeFile = tree ? path.relative(request.folder, tree.file) : `${folder}/pages.ts`;
  const resolved = resolveTarget(site.products, request, tree?.nodes ?? []);
  const packages = openPackages(versionDir);
  const { name, library } = resolved.product;
  const place: Place = { folder, versionDir, packages, tree, workspace: { ...request, name, library } };
  const isNew = !fs.existsSync(path.join(versionDir, 'package.json'));
  const range = isNew ? unsettledRange(place.workspace, packages) : null;
  const scopeOf = (specifier: string) => packageNameOf(specifier).split('/')[0];

  const plan = planImport({
    source,
    root: path.resolve(request.folder),
    target: resolved.target,
    tree: { file: treeFile, text: tree?.text ?? '', nodes: tree?.nodes ?? [] },
    routes: readRoutes(request.folder, source.files),
    components: site.components,
    packages,
    isUnsettled: (specifier) => range !== null && scopeOf(specifier) === scopeOf(library ?? ''),
    pictures: openPictures(request.static),
    contentFiles: listContentFiles(path.join(versionDir, 'content')),
    present: presentPages(versionDir),
    sitePathnames: sitePathnames(site),
  });
  if (plan.moves.length === 0) {
    throw new Error(
      `There is no page of "${request.product}" in ${request.folder}: no Markdown file of its own.`,
    );
  }
  const files = await workspaceFiles(plan, place);
  const compared = comparePlan(rootDir, files);
  const findings = [
    ...treeFindings(tree, treeFile),
    ...resolved.findings,
    ...rangeFindings(range, place),
    ...plan.findings,
    ...checkResult(files, { rootDir, ...resolved }).map(toFinding),
    ...checkConflicts(compared, request, folder),
  ];
  if (!request.dryRun) writePlan(rootDir, [...compared.created, ...compared.differing]);
  return {
    report: formatReport({ ...plan, findings, folder, compared, dryRun: request.dryRun }),
    exitCode: findings.some(({ kind }) => kind === 'lost') ? 2 : 0,
  };
}
