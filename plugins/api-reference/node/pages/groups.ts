import type { ApiPagePlan } from './planPages';

/** Pages that stand together in the sidebar and on the page that lists them all. */
export interface ApiGroup {
  /** Ends the identifier of the group in the tree. */
  id: string;
  title: string;
  has(plan: ApiPagePlan): boolean;
}

const isHook = ({ document }: ApiPagePlan) => /^use[A-Z]/.test(document.name);

/** Other functions, such as `mergeProps` of Base UI, are documented as hooks are. */
export const GROUPS: readonly ApiGroup[] = [
  { id: 'components', title: 'Components', has: ({ document }) => document.kind === 'component' },
  { id: 'hooks', title: 'Hooks', has: (plan) => plan.document.kind === 'hook' && isHook(plan) },
  { id: 'utilities', title: 'Utilities', has: (plan) => plan.document.kind === 'hook' && !isHook(plan) },
];

/** The plans of each group, without groups that have none. */
export function groupPlans(plans: readonly ApiPagePlan[]): { group: ApiGroup; plans: ApiPagePlan[] }[] {
  return GROUPS.map((group) => ({ group, plans: plans.filter((plan) => group.has(plan)) })).filter(
    (each) => each.plans.length > 0,
  );
}
