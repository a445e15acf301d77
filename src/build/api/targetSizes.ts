import path from 'node:path';
import type { ApiPagePlan } from '../../../plugins/api-reference/node/pages';
import { listVersions } from '../../../plugins/api-reference/node/size/listVersions';
import { loadSizes } from '../../../plugins/api-reference/node/size/loadSizes';
import type { ApiSize } from '../../../plugins/api-reference/types';
import type { ApiTarget } from './listTargets';

/** Where sizes are kept between runs, relative to the repository's root. */
const CACHE_DIR = '.cache/api-size';

/**
 * The sizes of a product-version's components and hooks by name (issue 4 point 6).
 *
 * @param canMeasure measures what no earlier run has
 */
export async function loadTargetSizes(
  rootDir: string,
  { packages, folder }: ApiTarget,
  plans: readonly ApiPagePlan[],
  canMeasure: boolean,
): Promise<Map<string, ApiSize>> {
  const sizes = new Map<string, ApiSize>();
  for (const { name, dir } of packages) {
    const documents = plans.map(({ document }) => document).filter((document) => document.package === name);
    const own = await loadSizes({
      packageDir: dir,
      context: path.join(rootDir, folder),
      cacheDir: path.join(rootDir, CACHE_DIR),
      documents,
      canMeasure,
    });
    own.forEach((size, each) => sizes.set(each, size));
  }
  return sizes;
}

/** All that can come into a bundle with a product-version's packages: sizes change with it. */
export function listInstalled({ packages }: ApiTarget): string[] {
  return [...new Set(packages.flatMap(({ dir }) => listVersions(dir)))];
}
