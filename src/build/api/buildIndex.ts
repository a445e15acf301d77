import { groupPlans, type ApiPagePlan } from '../../../plugins/api-reference/node/pages';
import type { GeneratedIndex, GeneratedPage } from '../../pages-manifest/generatedPages';
import type { ApiPageSize, PageNode } from '../../pages-manifest/types';
import type { ApiTarget } from './listTargets';
import type { TargetContent } from './writeTarget';

const INDEX_FILE = 'api/index.md';
const CHANGES_FILE = 'api/changes.md';

function toNode({ document, path, file }: ApiPagePlan): PageNode {
  return {
    pathname: path,
    title: document.name,
    source: file,
    ...(document.deprecated !== undefined && { deprecated: true }),
  };
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

/** The section of the tree: the list of all pages, what changed, and the pages in groups. */
function toSection({ apiPath }: ApiTarget, { plans, history }: IndexContent): PageNode[] {
  if (plans.length === 0) return [];
  const groups = groupPlans(plans).map(({ group, plans: own }) => ({
    pathname: `${apiPath}-${group.id}`,
    subheader: group.title,
    children: own.map(toNode),
  }));
  const list = { pathname: apiPath, title: 'Overview', source: INDEX_FILE };
  const changes = { pathname: `${apiPath}/changes`, title: 'API changes', source: CHANGES_FILE };
  const children = [list, ...(history?.changes ? [changes] : []), ...groups];
  return [{ pathname: `${apiPath}-reference`, title: 'API reference', section: true, children }];
}

/** What the manifest needs to know of generated pages: their part of the tree, and what each page documents. */
export function buildIndex(
  target: ApiTarget,
  content: IndexContent,
): Pick<GeneratedIndex, 'groups' | 'pages'> {
  const { plans, history } = content;
  const { versionedApiPath: pathname } = target;
  const list: GeneratedPage = { name: 'API reference', kind: 'index', file: INDEX_FILE, pathname };
  const changes: GeneratedPage = {
    name: 'API changes',
    kind: 'changes',
    file: CHANGES_FILE,
    pathname: `${pathname}/changes`,
  };
  return {
    groups: toSection(target, content),
    pages: [
      ...plans.map((plan) => toPage(plan, content)),
      ...(plans.length > 0 ? [list] : []),
      ...(history?.changes ? [changes] : []),
    ],
  };
}
