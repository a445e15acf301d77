import type { ApiPagePlan } from '../../../plugins/api-reference/node/pages';
import type { GeneratedIndex, GeneratedPage } from '../../pages-manifest/generatedPages';
import type { ApiPageSize, PageNode } from '../../pages-manifest/types';
import type { ApiTarget } from './listTargets';
import type { TargetContent } from './writeTarget';

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

type IndexContent = Pick<TargetContent, 'plans' | 'history' | 'sizes'>;

function sizeOf({ document }: ApiPagePlan, { sizes }: IndexContent): ApiPageSize | undefined {
  const size = sizes.get(document.name);
  return size && { alone: size.alone.brotli, ...(size.onTop && { onTop: size.onTop.brotli }) };
}

function toPage(plan: ApiPagePlan, content: IndexContent): GeneratedPage {
  const { document, file, pathname } = plan;
  const size = sizeOf(plan, content);
  return { name: document.name, kind: document.kind, file, pathname, ...(size && { size }) };
}

/** The page of all changes comes first in the first group. */
function addChanges([first, ...groups]: PageNode[], { apiPath }: ApiTarget): PageNode[] {
  if (!first) return [];
  const node = { pathname: `${apiPath}/changes`, title: 'API changes', source: 'api/changes.md' };
  return [{ ...first, children: [node, ...(first.children ?? [])] }, ...groups];
}

/** What the manifest needs to know of generated pages: groups of the tree, and what each page documents. */
export function buildIndex(
  target: ApiTarget,
  content: IndexContent,
): Pick<GeneratedIndex, 'groups' | 'pages'> {
  const { plans, history } = content;
  const groups = GROUPS.flatMap((group) => toGroup(group, target, plans));
  const pages = plans.map((plan) => toPage(plan, content));
  if (!history?.changes) return { groups, pages };
  const pathname = `${target.versionedApiPath}/changes`;
  return {
    groups: addChanges(groups, target),
    pages: [...pages, { name: 'API changes', kind: 'changes', file: 'api/changes.md', pathname }],
  };
}
