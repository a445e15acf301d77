import {
  toPageMarkdown,
  type ApiPagePlan,
  type PageHistory,
} from '../../../plugins/api-reference/node/pages';
import type { ApiHistory } from '../../../plugins/api-reference/node/changes';
import type { ApiTarget } from './listTargets';
import { comparablePlans, loadPlans, type LoadApi, type PreparedTarget } from './loadPlans';

/** The compiler that compares types takes half a second to load: only where pages are written. */
const loadChanges = () => import('../../../plugins/api-reference/node/changes');

/** Loads the plans of each product-version, and the history of each product, once and only when they are asked for. */
export class PlanStore {
  private readonly plans = new Map<string, Promise<ApiPagePlan[]>>();
  private readonly histories = new Map<string, Promise<ApiHistory | undefined>>();

  constructor(
    private readonly rootDir: string,
    private readonly prepared: readonly PreparedTarget[],
    private readonly loadApi: LoadApi,
  ) {}

  plansOf({ target, plans }: PreparedTarget): Promise<ApiPagePlan[]> {
    const found =
      this.plans.get(target.id) ?? Promise.resolve(plans ?? loadPlans(this.rootDir, target, this.loadApi));
    this.plans.set(target.id, found);
    return found;
  }

  /** Of a product with several versions. */
  historyOf({ product }: ApiTarget): Promise<ApiHistory | undefined> {
    const found = this.histories.get(product.id) ?? this.loadHistory(product.id);
    this.histories.set(product.id, found);
    return found;
  }

  private async loadHistory(productId: string): Promise<ApiHistory | undefined> {
    const versions = this.prepared.filter(({ target }) => target.product.id === productId);
    if (versions.length < 2) return undefined;
    const { createHistory } = await loadChanges();
    const loaded = [];
    for (const each of versions) {
      const { version, versionedApiPath } = each.target;
      const { id, current } = version;
      loaded.push({
        id,
        current,
        apiPath: versionedApiPath,
        plans: comparablePlans(each.target, await this.plansOf(each)),
      });
    }
    return createHistory(loaded);
  }
}

/** What the pages of a product-version tell of the other versions, and the page that lists all changes. */
export interface TargetHistory extends PageHistory {
  /** Markdown and data of the page of all changes; absent on the oldest version. */
  changes?: { page: string; data: string };
  /** Documents whose texts the pages quote. */
  plans: readonly ApiPagePlan[];
}

/** Builds what the pages of one version tell of its product's other versions (issue 4 point 5). */
export async function buildTargetHistory(
  history: ApiHistory,
  { product, version }: ApiTarget,
  resolve: (link: string) => string,
): Promise<TargetHistory> {
  const { buildChangesData, buildChangesPage, buildSections, createSinceLabels } = await loadChanges();
  const input = { productId: product.id, productName: product.name, versionId: version.id, history };
  const page = buildChangesPage(input);
  return {
    sectionsOf: (plan) => buildSections(plan, version.id, history, (text) => toPageMarkdown(text, resolve)),
    sinceOf: createSinceLabels(history, version.id),
    plans: history.versions.flatMap(({ plans }) => plans),
    ...(page !== null && { changes: { page, data: JSON.stringify(buildChangesData(input)) } }),
  };
}
