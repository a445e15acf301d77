import type { ChunkNames, GeneratedRoute, GeneratedRoutes } from './readRoutes';

/** Pages that differ in nothing but their pathname and their content. */
export interface PageGroup {
  /** Name of the chunk with their component. */
  component: string;
  sidebar?: string;
  /** Pathnames, and what their content is imported from. */
  pages: [pathname: string, request: string][];
}

/** The generated files as the browser gets them. */
export interface CompactRoutes {
  routes: string;
  chunkNames: string;
  registry: string;
}

/** Hash of all grouped pages: their pathnames are different as they are. */
const HASH = 'page';

const PAGE_KEYS = ['path', 'component', 'exact', 'sidebar'];

function keyOf({ path, hash = '' }: GeneratedRoute['component']): string {
  return `${path}-${hash}`;
}

class Compacter {
  readonly groups: PageGroup[] = [];
  private readonly grouped = new Set<string>();

  constructor(private readonly generated: GeneratedRoutes) {}

  /** Takes a page into its group; whether it is one. */
  private take(route: GeneratedRoute, groups: PageGroup[]): boolean {
    const key = keyOf(route.component);
    const { __comp: component, content, ...others } = this.generated.chunkNames[key] ?? ({} as ChunkNames);
    const request = this.generated.requests.get(String(content));
    const isPage = Object.keys(route).every((name) => PAGE_KEYS.includes(name));
    if (!isPage || !request || typeof component !== 'string' || Object.keys(others).length > 0) return false;
    let group = groups.find((each) => each.component === component && each.sidebar === route.sidebar);
    if (!group) {
      group = { component, pages: [], ...(route.sidebar !== undefined && { sidebar: route.sidebar }) };
      groups.push(group);
    }
    group.pages.push([route.path, request]);
    this.grouped.add(key);
    this.grouped.add(String(content));
    return true;
  }

  printRoutes(routes: readonly GeneratedRoute[]): string {
    const groups: PageGroup[] = [];
    const others = routes.filter((route) => !this.take(route, groups));
    const first = this.groups.length;
    this.groups.push(...groups);
    const spread = groups.map((_, index) => `...pagesOf(${first + index})`);
    return `[${[...spread, ...others.map((route) => this.printRoute(route))].join(',\n')}]`;
  }

  private printRoute({ path, component, routes, ...attributes }: GeneratedRoute): string {
    const args = [component.path, component.hash].filter((arg) => arg !== undefined);
    const parts = [
      `path: ${JSON.stringify(path)}`,
      `component: ComponentCreator(${args.map((arg) => JSON.stringify(arg)).join(', ')})`,
      ...Object.entries(attributes).map(
        ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
      ),
      ...(routes ? [`routes: ${this.printRoutes(routes)}`] : []),
    ];
    return `{ ${parts.join(', ')} }`;
  }

  printChunkNames(): string {
    const others = Object.entries(this.generated.chunkNames).filter(([key]) => !this.grouped.has(key));
    return JSON.stringify(Object.fromEntries(others));
  }

  printRegistry(): string {
    const others = [...this.generated.requests].filter(([name]) => !this.grouped.has(name));
    return others.map(([name, request]) => `${JSON.stringify(name)}: [${printImport(request)}]`).join(',\n');
  }

  printGroups(): string {
    return this.groups
      .map(({ component, sidebar, pages }) => {
        const list = pages.map(([path, request]) => `[${JSON.stringify(path)}, ${printImport(request)}]`);
        return `[${JSON.stringify(component)}, ${JSON.stringify(sidebar) ?? '0'}, [\n${list.join(',\n')}]]`;
      })
      .join(',\n');
  }
}

/**
 * Without a name: the names of chunks would be in a table that each page loads. What names the plugin of a route, which each
 * page asks for, is no longer than the request for it would be.
 */
function printImport(request: string): string {
  const mode = request.endsWith('/__plugin.json') ? '/* webpackMode: "eager" */ ' : '';
  return `() => import(${mode}${JSON.stringify(request)})`;
}

/**
 * The framework's tables of routes, chunk names and imports are in the main chunk, which each page loads: about 60 bytes
 * a page, compressed, as pathnames, hashes and names are in them several times over. Here, a page of documentation is
 * there once, with its pathname and its import; the tables are made of them in the browser (design §6).
 */
export function compactRoutes(generated: GeneratedRoutes): CompactRoutes {
  const compacter = new Compacter(generated);
  const routes = compacter.printRoutes(generated.routes);
  return {
    routes: `import ComponentCreator from '@docusaurus/ComponentCreator';
import { groups } from './registry';
const pagesOf = (index) => {
  const [, sidebar, pages] = groups[index];
  return pages.map(([path]) => ({ path, component: ComponentCreator(path, '${HASH}'), exact: true, ...(sidebar && { sidebar }) }));
};
const routes = ${routes};
export { routes as default };
`,
    chunkNames: `import { groups } from './registry';
const names = ${compacter.printChunkNames()};
for (const [__comp, , pages] of groups) for (const [path] of pages) names[path + '-${HASH}'] = { __comp, content: path };
export { names as default };
`,
    registry: `import { loadPage } from '@site/src/framework/content';
export const groups = [
${compacter.printGroups()}
];
const registry = {
${compacter.printRegistry()}
};
for (const [, , pages] of groups) for (const [path, load] of pages) registry[path] = [() => loadPage(path, load)];
export { registry as default };
`,
  };
}
