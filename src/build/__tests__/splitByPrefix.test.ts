import type { RouteConfig } from '@docusaurus/types';
import { splitByPrefix } from '../docsInstance';

const page = (path: string): RouteConfig => ({ path, component: '@theme/DocItem', exact: true });

/** As the docs plugin makes it: root > version > sidebar > pages. */
function chain(path: string, pages: RouteConfig[]): RouteConfig {
  const sidebar = { path, component: '@theme/DocRoot', routes: pages };
  const version = { path, component: '@theme/DocVersionRoot', routes: [sidebar] };
  return { path, component: '@theme/DocsRoot', routes: [version] };
}

function pathsOf(route: RouteConfig): string[] {
  return route.routes ? route.routes.flatMap(pathsOf) : [route.path];
}

function parentsOf(route: RouteConfig): [string, string][] {
  return route.routes ? [[String(route.component), route.path], ...route.routes.flatMap(parentsOf)] : [];
}

describe('splitByPrefix (design §2: several products below one path)', () => {
  it('makes one parent chain a prefix, with the pages below it', () => {
    const route = chain('/x', [
      page('/x/react-grid'),
      page('/x/react-grid/editing'),
      page('/x/api/grid/cell'),
    ]);
    const routes = splitByPrefix(route, ['/x/react-grid', '/x/api/grid']);
    expect(routes.map((split) => [split.path, pathsOf(split)])).toEqual([
      ['/x/react-grid', ['/x/react-grid', '/x/react-grid/editing']],
      ['/x/api/grid', ['/x/api/grid/cell']],
    ]);
  });

  it('keeps the components of the parents and gives each the path of the prefix', () => {
    const [split] = splitByPrefix(chain('/x', [page('/x/react-grid')]), ['/x/react-grid']);
    expect(split && parentsOf(split)).toEqual([
      ['@theme/DocsRoot', '/x/react-grid'],
      ['@theme/DocVersionRoot', '/x/react-grid'],
      ['@theme/DocRoot', '/x/react-grid'],
    ]);
  });

  it('gives a page to the longest prefix, by whole segments', () => {
    const routes = splitByPrefix(
      chain('/x', [page('/x/charts'), page('/x/charts-pro'), page('/x/charts/bars')]),
      ['/x', '/x/charts'],
    );
    expect(Object.fromEntries(routes.map((split) => [split.path, pathsOf(split)]))).toEqual({
      '/x/charts': ['/x/charts', '/x/charts/bars'],
      '/x': ['/x/charts-pro'],
    });
  });

  it('makes no route for a prefix without pages', () => {
    expect(
      splitByPrefix(chain('/x', [page('/x/react-grid')]), ['/x/react-grid', '/x/api/grid']),
    ).toHaveLength(1);
  });
});
