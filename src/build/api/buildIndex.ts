import type { ApiPagePlan } from '../../../plugins/api-reference/node/pages';
import type { GeneratedIndex } from '../../pages-manifest/generatedPages';
import type { PageNode } from '../../pages-manifest/types';
import type { ApiTarget } from './listTargets';

interface Group {
  /** Ends the identifier of the group in the tree. */
  id: string;
  title: string;
  has(plan: ApiPagePlan): boolean;
}

const isHook = ({ document }: ApiPagePlan) => /^use[A-Z]/.test(document.name);

/** Other functions, such as `mergeProps` of Base UI, are documented as hooks are. */
const GROUPS: readonly Group[] = [
  { id: 'components', title: 'Component API', has: ({ document }) => document.kind === 'component' },
  { id: 'hooks', title: 'Hook API', has: (plan) => plan.document.kind === 'hook' && isHook(plan) },
  { id: 'utilities', title: 'Utility API', has: (plan) => plan.document.kind === 'hook' && !isHook(plan) },
];

function toNode({ document, path, file }: ApiPagePlan): PageNode {
  return {
    pathname: path,
    title: document.name,
    source: file,
    ...(document.deprecated !== undefined && { deprecated: true }),
  };
}

function toGroup({ id, title, has }: Group, target: ApiTarget, plans: readonly ApiPagePlan[]): PageNode[] {
  const children = plans.filter(has).map(toNode);
  return children.length > 0 ? [{ pathname: `${target.apiPath}-${id}`, title, children }] : [];
}

/** What the manifest needs to know of generated pages: groups of the tree, and what each page documents. */
export function buildIndex(
  target: ApiTarget,
  plans: readonly ApiPagePlan[],
): Pick<GeneratedIndex, 'groups' | 'pages'> {
  return {
    groups: GROUPS.flatMap((group) => toGroup(group, target, plans)),
    pages: plans.map(({ document, file, pathname }) => ({
      name: document.name,
      kind: document.kind,
      file,
      pathname,
    })),
  };
}
