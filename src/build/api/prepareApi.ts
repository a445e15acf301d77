import type { ProductRow } from '../../../docs/products';
import type { RegistryRow } from '../../../plugins/kit/node';
import { loadApi as loadInstalled } from '../../../plugins/api-reference/node/loadApi';
import {
  createTextRenderer,
  type ApiPagePlan,
  type RenderText,
} from '../../../plugins/api-reference/node/pages';
import { loadManifest } from '../../pages-manifest/loadManifest';
import type { Manifest } from '../../pages-manifest/types';
import { readEnv, type SiteEnv } from '../env';
import { hasApi } from './hasApi';
import { SiteTargets } from './linkTargets';
import { listApiTargets, type ApiTarget } from './listTargets';
import { prepareTarget, type LoadApi, type PreparedTarget } from './loadPlans';
import { buildTargetHistory, PlanStore } from './productHistory';
import { createResolver, listDemoPages } from './resolver';
import { hashGenerator } from './stamp';
import { loadTargetSizes } from './targetSizes';
import { isCurrent, writeTarget, type TargetContent } from './writeTarget';

export interface PrepareOptions {
  rootDir: string;
  products: readonly ProductRow[];
  env?: SiteEnv;
  /**
   * Product-versions, such as `material-ui-v9`, whose components are measured where no earlier run did; the others show
   * the sizes that are known.
   */
  measure?: readonly string[];
  /** Plugins of the site, by default those of `plugins/registry.ts`. */
  rows?: readonly RegistryRow[];
  /** Reads a library; tests bring their own. */
  loadApi?: LoadApi;
}

export interface PreparedApi {
  versions: number;
  /** Files that were written or removed. */
  changed: number;
}

function collectTargets(
  { rootDir, products }: PrepareOptions,
  manifest: Manifest,
  prepared: readonly PreparedTarget[],
): SiteTargets {
  const targets = new SiteTargets();
  targets.addGenerated(rootDir, products);
  for (const { target, plans } of prepared) {
    if (plans) targets.replaceBelow(target.versionedApiPath, plans);
  }
  targets.addWritten(manifest);
  return targets;
}

async function loadContent(
  { rootDir, measure = [] }: PrepareOptions,
  target: ApiTarget,
  plans: readonly ApiPagePlan[],
): Promise<Pick<TargetContent, 'plans' | 'sizes' | 'measured'>> {
  const canMeasure = measure.includes(target.id);
  const sizes = await loadTargetSizes(rootDir, target, plans, canMeasure);
  return { plans, sizes, measured: canMeasure || sizes.size > 0 };
}

/**
 * Makes the generated API pages (issue 4 point 3): reads the installed libraries, writes `content/api/*.md` of each
 * product-version, their data and the index that the manifest reads. Runs before the manifest is loaded; quick where
 * nothing has changed. Does nothing while the plugin is off.
 *
 * @throws what the reading of a library throws, before anything is written
 */
export async function prepareApi(options: PrepareOptions): Promise<PreparedApi> {
  const { rootDir, products, env = readEnv(), loadApi = loadInstalled, measure = [] } = options;
  if (!hasApi(env, options.rows)) return { versions: 0, changed: 0 };
  const generator = hashGenerator();
  const prepared: PreparedTarget[] = [];
  const all = listApiTargets(rootDir, products, env);
  for (const target of all) {
    const context = { targets: all, generator, loadApi, measure: measure.includes(target.id) };
    prepared.push(await prepareTarget(rootDir, target, context));
  }
  const { manifest } = loadManifest({ rootDir, products, includeFixture: env.fixture, generated: false });
  const targets = collectTargets(options, manifest, prepared);
  const store = new PlanStore(rootDir, prepared, loadApi);
  let changed = 0;
  let renderer: Promise<RenderText> | undefined;
  for (const each of prepared) {
    const surroundings = {
      demoPages: listDemoPages(manifest, each.target),
      resolve: createResolver(each.target, targets, products),
    };
    if (isCurrent(rootDir, each, surroundings)) continue;
    const renderText = await (renderer ??= createTextRenderer());
    const content = await loadContent(options, each.target, await store.plansOf(each));
    const history = await store.historyOf(each.target);
    const told = history && (await buildTargetHistory(history, each.target, surroundings.resolve));
    changed += writeTarget(rootDir, each, { ...content, renderText, history: told }, surroundings);
  }
  return { versions: prepared.length, changed };
}
