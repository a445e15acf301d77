import path from 'node:path';
import { planPages, type ApiPagePlan } from '../../../plugins/api-reference/node/pages';
import type { ApiDocument } from '../../../plugins/api-reference/types';
import { readGeneratedIndex, type GeneratedIndex } from '../../pages-manifest/generatedPages';
import type { ApiPackage, ApiTarget } from './listTargets';
import { hashSources } from './stamp';

/** Reads the API of an installed package; keeps what it found in `cacheDir`. */
export type LoadApi = (options: { packageDir: string; cacheDir: string }) => Promise<ApiDocument[]>;

/** Where documents of installed packages are kept between runs, relative to the repository's root. */
const CACHE_DIR = '.cache/api';

/** A product-version on its way to its pages. */
export interface PreparedTarget {
  target: ApiTarget;
  /** As the last run left it. */
  index: GeneratedIndex;
  sources: string;
  /** Absent where the last run's pages are made from the same: then its documents need not be loaded. */
  plans?: ApiPagePlan[];
}

/**
 * The documents of a package that get a page.
 *
 * @throws an Error that lists names in `only` that the package does not have
 */
function selectDocuments(documents: readonly ApiDocument[], { name, only }: ApiPackage): ApiDocument[] {
  const names = documents.map((document) => document.name);
  const missing = only?.filter((each) => !names.includes(each)) ?? [];
  if (missing.length > 0) {
    throw new Error(
      `docs/products.ts wants API pages of ${missing.join(', ')} in ${name}, which does not have them.\n` +
        `It has: ${names.join(', ')}.`,
    );
  }
  return documents.filter((document) => only?.includes(document.name) ?? true);
}

/** Loads the documents of a product-version's packages, one package after the other, and plans their pages. */
export async function loadPlans(
  rootDir: string,
  target: ApiTarget,
  loadApi: LoadApi,
): Promise<ApiPagePlan[]> {
  const documents: ApiDocument[] = [];
  for (const each of target.packages) {
    const all = await loadApi({ packageDir: each.dir, cacheDir: path.join(rootDir, CACHE_DIR) });
    documents.push(...selectDocuments(all, each));
  }
  return planPages(documents, { ...target, only: target.product.api?.only });
}

/** The plans that other versions can be compared with: without packages that some of them lack. */
export function comparablePlans({ packages }: ApiTarget, plans: readonly ApiPagePlan[]): ApiPagePlan[] {
  const partial = new Set(packages.filter(({ isPartial }) => isPartial).map(({ name }) => name));
  return plans.filter(({ document }) => !partial.has(document.package));
}

export interface PrepareContext {
  /** All product-versions of this run. */
  targets: readonly ApiTarget[];
  /** Fingerprint of the program. */
  generator: string;
  loadApi: LoadApi;
  /** Whether pages without sizes are to get them. */
  measure?: boolean;
}

/** Finds out whether a product-version's documents have to be loaded, and loads them. */
export async function prepareTarget(
  rootDir: string,
  target: ApiTarget,
  { targets, generator, loadApi, measure = false }: PrepareContext,
): Promise<PreparedTarget> {
  const index = readGeneratedIndex(rootDir, target.product.id, target.version.id);
  const versions = targets.filter(({ product }) => product.id === target.product.id);
  const sources = hashSources(target, versions, generator);
  const isFresh = index.sources === sources && (index.measured || !measure);
  return {
    target,
    index,
    sources,
    plans: isFresh ? undefined : await loadPlans(rootDir, target, loadApi),
  };
}
