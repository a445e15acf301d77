import vm from 'node:vm';
import { compactRoutes } from '../compactRoutes';
import { readRoutes } from '../readRoutes';

/** As `@docusaurus/core` writes them. */
const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/acme',
    component: ComponentCreator('/acme', 'aaa'),
    routes: [
      {
        path: '/acme/it\\'s',
        component: ComponentCreator('/acme/it\\'s', 'bbb'),
        exact: true,
        sidebar: "pages"
      },
      {
        path: '/acme/with-data',
        component: ComponentCreator('/acme/with-data', 'ccc'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const CHUNK_NAMES = JSON.stringify({
  '/acme-aaa': { __comp: 'r00t', __context: { plugin: 'p1' } },
  "/acme/it's-bbb": { __comp: 'd0c', content: 'c1' },
  '/acme/with-data-ccc': { __comp: 'd0c', content: 'c2', data: 'x1' },
});
const entry = (name: string, request: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
const REGISTRY = `export default {
${['r00t', 'p1', 'd0c', 'c1', 'c2', 'x1'].map((name) => entry(name, `@site/${name}.md`)).join('\n')}};
`;

/** Runs the compact files as the browser does, one after the other. */
function run() {
  const { routes, chunkNames, registry } = compactRoutes(readRoutes(ROUTES, CHUNK_NAMES, REGISTRY));
  const scope: Record<string, unknown> = {
    ComponentCreator: (...args: string[]) => args,
    load: (request: string) => request,
    loadPage: (_path: string, load: () => string) => load(),
  };
  const strip = (code: string) =>
    code
      .replace(/^import .*$/gm, '')
      .replace(/\bimport\(/g, 'load(')
      .replace('export const groups', 'var groups')
      .replace(/^const (registry|names|routes) =/m, 'var $1 =')
      .replace(/^export .*$/m, '');
  vm.createContext(scope);
  vm.runInContext(strip(registry), scope);
  vm.runInContext(strip(chunkNames), scope);
  vm.runInContext(strip(routes), scope);
  return JSON.parse(
    JSON.stringify({
      routes: scope.routes,
      names: scope.names,
      imports: Object.fromEntries(
        Object.entries(scope.registry as Record<string, [() => string]>).map(([name, [load]]) => [
          name,
          load(),
        ]),
      ),
    }),
  ) as { routes: object[]; names: object; imports: object };
}

describe('compactRoutes (design §6)', () => {
  it('makes the same routes', () => {
    expect(run().routes).toEqual([
      {
        path: '/acme',
        component: ['/acme', 'aaa'],
        routes: [
          { path: "/acme/it's", component: ["/acme/it's", 'page'], exact: true, sidebar: 'pages' },
          { path: '/acme/with-data', component: ['/acme/with-data', 'ccc'], exact: true },
        ],
      },
      { path: '*', component: ['*'] },
    ]);
  });

  it('finds the chunks of a page by its pathname, and those of other routes as before', () => {
    const { names, imports } = run();
    expect(names).toEqual({
      '/acme-aaa': { __comp: 'r00t', __context: { plugin: 'p1' } },
      "/acme/it's-page": { __comp: 'd0c', content: "/acme/it's" },
      '/acme/with-data-ccc': { __comp: 'd0c', content: 'c2', data: 'x1' },
    });
    expect(imports).toMatchObject({ "/acme/it's": '@site/c1.md', c2: '@site/c2.md', d0c: '@site/d0c.md' });
    expect(imports).not.toHaveProperty('c1');
  });

  it('tells when the framework writes its files in another way', () => {
    expect(() => readRoutes(ROUTES, CHUNK_NAMES, REGISTRY.replace(/import\(/g, 'load('))).toThrow(
      /adapt src\/build\/routes\/readRoutes\.ts/,
    );
  });
});
