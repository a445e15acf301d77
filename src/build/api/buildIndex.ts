import type { ApiPagePlan } from '../../../plugins/api-reference/node/pages';
import type { GeneratedIndex, GeneratedPage } from '../../pages-manifest/generatedPages';
import type { PageNode } from '../../pages-manifest/types';
import type { ApiTarget } from './listTargets';

const TITLES: Record<GeneratedPage['kind'], string> = { component: 'Component API', hook: 'Hook API' };

function toNode({ document, path, file }: ApiPagePlan): PageNode {
  return {
    pathname: path,
    title: document.name,
    source: file,
    ...(document.deprecated !== undefined && { deprecated: true }),
  };
}

function toGroup(target: ApiTarget, kind: GeneratedPage['kind'], plans: readonly ApiPagePlan[]): PageNode[] {
  const children = plans.filter(({ document }) => document.kind === kind).map(toNode);
  const pathname = `${target.apiPath}-${kind}s`;
  return children.length > 0 ? [{ pathname, title: TITLES[kind], children }] : [];
}

/** What the manifest needs to know of generated pages: groups of the tree, and what each page documents. */
export function buildIndex(
  target: ApiTarget,
  plans: readonly ApiPagePlan[],
): Pick<GeneratedIndex, 'groups' | 'pages'> {
  return {
    groups: [...toGroup(target, 'component', plans), ...toGroup(target, 'hook', plans)],
    pages: plans.map(({ document, file, pathname }) => ({
      name: document.name,
      kind: document.kind,
      file,
      pathname,
    })),
  };
}
