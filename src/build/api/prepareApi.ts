import type { ProductRow } from '../../../docs/products';
import type { RegistryRow } from '../../../plugins/kit/node';
import { loadApi as loadInstalled } from '../../../plugins/api-reference/node/loadApi';
import { createTextRenderer, type RenderText } from '../../../plugins/api-reference/node/pages';
import { loadManifest } from '../../pages-manifest/loadManifest';
import type { Manifest } from '../../pages-manifest/types';
import { readEnv, type SiteEnv } from '../env';
import { hasApi } from './hasApi';
import { SiteTargets } from './linkTargets';
import { listApiTargets } from './listTargets';
import { loadPlans, prepareTarget, type LoadApi, type PreparedTarget } from './loadPlans';
import { createResolver, listDemoPages } from './resolver';
import { hashGenerator } from './stamp';
import { isCurrent, writeTarget } from './writeTarget';

export interface PrepareOptions {
  rootDir: string;
  products: readonly ProductRow[];
  env?: SiteEnv;
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

/**
 * Makes the generated API pages (issue 4 point 3): reads the installed libraries, writes `content/api/*.md` of each
 * product-version, their data and the index that the manifest reads. Runs before the manifest is loaded; quick where
 * nothing has changed. Does nothing while the plugin is off.
 *
 * @throws what the reading of a library throws, before anything is written
 */
export async function prepareApi(options: PrepareOptions): Promise<PreparedApi> {
  const { rootDir, products, env = readEnv(), loadApi = loadInstalled } = options;
  if (!hasApi(env, options.rows)) return { versions: 0, changed: 0 };
  const generator = hashGenerator();
  const prepared: PreparedTarget[] = [];
  for (const target of listApiTargets(rootDir, products, env)) {
    prepared.push(await prepareTarget(rootDir, target, generator, loadApi));
  }
  const { manifest } = loadManifest({ rootDir, products, includeFixture: env.fixture, generated: false });
  const targets = collectTargets(options, manifest, prepared);
  let changed = 0;
  let renderer: Promise<RenderText> | undefined;
  for (const each of prepared) {
    const surroundings = {
      demoPages: listDemoPages(manifest, each.target),
      resolve: createResolver(each.target, targets, products),
    };
    if (isCurrent(rootDir, each, surroundings)) continue;
    const plans = each.plans ?? (await loadPlans(rootDir, each.target, loadApi));
    changed += writeTarget(rootDir, each, plans, surroundings, await (renderer ??= createTextRenderer()));
  }
  return { versions: prepared.length, changed };
}
