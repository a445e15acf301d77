import path from 'node:path';
import type { ProductRow, VersionRow } from '../../docs/products';
import { buildTree, type TreePage } from './buildTree';
import { listContentFiles } from './contentFiles';
import { findLibrary } from './findLibrary';
import { findOrphans } from './findOrphans';
import { namesOf } from './frontMatter';
import {
  addGenerated,
  NO_GENERATED_PAGES,
  readGeneratedIndex,
  selectContentFiles,
  type GeneratedIndex,
} from './generatedPages';
import { parsePage } from './parsePage';
import { prefixesOf } from './pathOwner';
import type { ManifestPage, ManifestVersion, Problem } from './types';
import { readTree } from './readTree';
import { versionPath } from './versionPath';

export interface LoadedVersion {
  version: ManifestVersion;
  /** The `pages.ts`, relative to the repository's root. */
  treeFile: string;
  problems: Problem[];
}

function apiOf({ pages }: GeneratedIndex, contentFile: string): ManifestPage['api'] {
  const page = pages.find(({ file }) => file === contentFile);
  if (page?.kind !== 'component' && page?.kind !== 'hook') return undefined;
  const { name, kind, size } = page;
  return { name, kind, ...(size && { size }) };
}

export interface VersionInput {
  rootDir: string;
  product: ProductRow;
  row: VersionRow;
  /** All products, to tell whose page a pathname is. */
  products: readonly ProductRow[];
  /** Whether generated pages count. */
  generated: boolean;
}

/** Loads one product-version: its tree, each page's front matter, headings and demos, and every problem in them. */
export function loadVersion({ rootDir, product, row, products, generated }: VersionInput): LoadedVersion {
  const folder = `docs/${product.id}/${row.id}`;
  const treeFile = `${folder}/pages.ts`;
  const index = generated ? readGeneratedIndex(rootDir, product.id, row.id) : NO_GENERATED_PAGES;
  const contentFiles = selectContentFiles(listContentFiles(path.join(rootDir, folder, 'content')), index);
  const { nodes: written, text, problems } = readTree(rootDir, treeFile);
  const nodes = addGenerated(written, index);
  const built = buildTree({ product, version: row, products, treeFile, text, nodes, contentFiles });
  const pageProblems: Problem[] = [];

  const toPage = ({ contentFile, ...page }: TreePage): ManifestPage => {
    const source = `${folder}/content/${contentFile}`;
    const { frontMatter, heading, headings, demos, problems: own } = parsePage(rootDir, source, product.id);
    pageProblems.push(...own);
    const components = [...namesOf(frontMatter.components), ...namesOf(frontMatter.hooks)];
    const api = apiOf(index, contentFile);
    return {
      ...page,
      pageTitle: frontMatter.title ?? heading ?? page.title,
      source,
      description: frontMatter.description ?? null,
      headings,
      demos,
      noIndex: product.noIndex === true || frontMatter.noIndex === true,
      ...(components.length > 0 && { components }),
      ...(api && { api }),
    };
  };

  const pages = built.pages.map(toPage);
  const { library, problems: libraryProblems } = findLibrary(rootDir, folder, {
    library: row.library ?? product.library,
  });
  const home = versionPath(product.home, product.basePath, row);
  const version: ManifestVersion = {
    product: product.id,
    id: row.id,
    current: row.current === true,
    library,
    basePath: versionPath(product.basePath, product.basePath, row),
    prefixes: prefixesOf(product).map((prefix) => versionPath(prefix, product.basePath, row)),
    home: row.current || pages.some((page) => page.pathname === home) ? home : (pages[0]?.pathname ?? home),
    tree: built.tree,
    pages,
  };
  const orphans = problems.length > 0 ? [] : findOrphans(built, contentFiles, folder, product);
  return {
    version,
    treeFile,
    problems: [...problems, ...built.problems, ...pageProblems, ...orphans, ...libraryProblems],
  };
}
