import vm from 'node:vm';

/** Names of the scripts that a page's route asks for, besides those in its document; `[]` for a pathname without a route. */
export type ReadChunks = (pathname: string) => string[];

/** Asks the bundler's runtime for chunks. */
type Load = () => unknown;

interface Route {
  path: string;
  exact?: boolean;
  routes?: Route[];
  component: { path: string; hash?: string; load?: Load[] };
}

type Group = [component: string, sidebar: unknown, pages: [pathname: string, load: Load][]];

/** The tables of `src/build/routes/compactRoutes.ts`, as the bundler minified them. */
interface Tables {
  groups: Group[];
  registry: Record<string, [Load, ...unknown[]]>;
  chunkNames: Record<string, unknown>;
  routes: Route[];
}

/** The runtime's `require`, of which code that asks for chunks calls `e`, and notes what it is asked for. */
class Recorder {
  asked = new Set<string>();

  readonly require = Object.assign(() => undefined, {
    e: (id: string) => {
      this.asked.add(String(id));
      return Promise.resolve();
    },
    t: () => undefined,
  });

  record(loads: readonly Load[]): string[] {
    this.asked = new Set();
    loads.forEach((load) => load());
    return [...this.asked];
  }
}

/** The declaration that ends where a loop begins: `let a=…;for(…)`. */
function declarationBefore(code: string, loop: RegExp): { text: string; match: RegExpExecArray } | null {
  const match = loop.exec(code);
  if (!match) return null;
  return { text: code.slice(code.lastIndexOf('let ', match.index), match.index), match };
}

const REGISTRY_LOOP = /;for\(let\[,,(\w+)\]of (\w+)\)for\(let\[(\w+),\w+\]of \1\)(\w+)\[\3\]=\[/;
const NAMES_LOOP = /;for\(let\[\w+,,(\w+)\]of [\w.$]+\)for\(let\[(\w+)\]of \1\)(\w+)\[\2\+"-page"\]=/;

/** The function that makes routes of a group: where it is called once, the minifier puts it in place of its call. */
const INLINED_PAGES = /\.\.\.\(\w+=>\{let\[,\w+,\w+\]=[^;]+;return [^;]+?\}\)\((\d+)\)/g;
const LAST_ROUTE = /\{path:"\*",component:/;

/** The list that holds the route for all other addresses, from its bracket to its end. */
function listOfRoutes(code: string): string | null {
  const end = LAST_ROUTE.exec(code)?.index;
  if (end === undefined) return null;
  let start = end;
  for (let open = 1; open > 0 && start > 0;) {
    start -= 1;
    if (code[start] === ']') open += 1;
    if (code[start] === '[') open -= 1;
  }
  return `${code.slice(start, end)}]`
    .replace(INLINED_PAGES, '...pages($1)')
    .replace(/component:(?:\(0,[\w.$]+\)|[\w$]+)\(/g, 'component:route(')
    .replace(/\.\.\.[\w$]+\((\d+)\)/g, '...pages($1)');
}

/** The value of an expression, in which only some names are known; `undefined` where it needs others. */
function evaluate(text: string, names: object): unknown {
  try {
    return vm.runInNewContext(text, { ...names });
  } catch {
    return undefined;
  }
}

function readTables(code: string, { require }: Recorder): Tables | null {
  const registry = declarationBefore(code, REGISTRY_LOOP);
  const names = declarationBefore(code, NAMES_LOOP);
  const list = listOfRoutes(code);
  if (!registry || !names || !list) return null;
  const runtime = /(\w+)\.(?:e\("|t\.bind)/.exec(registry.text)?.[1] ?? 'n';
  const [, , groupsName, , registryName] = registry.match;
  const evaluated = evaluate(`${registry.text};[${groupsName},${registryName}]`, { [runtime]: require });
  const [groups, entries] = (evaluated ?? [[], {}]) as [Group[], Tables['registry']];
  const chunkNames = evaluate(`${names.text};${names.match[3]}`, {}) as Tables['chunkNames'] | undefined;
  const pages = (index: number) =>
    groups[index]?.[2].map(([path, load]): Route => {
      const loads = [registryLoad(entries, groups[index]?.[0] ?? ''), load];
      return { path, exact: true, component: { path, load: loads } };
    });
  const route = (path: string, hash?: string) => ({ path, hash });
  const routes = evaluate(list, { route, pages }) as Route[] | undefined;
  return evaluated && chunkNames && routes ? { groups, registry: entries, chunkNames, routes } : null;
}

function registryLoad(registry: Tables['registry'], name: string): Load {
  return registry[name]?.[0] ?? (() => undefined);
}

/** As `matchRoutes` of react-router-config: at each level the first route that fits. */
function matchRoutes(routes: readonly Route[], pathname: string): Route[] {
  const fits = ({ path, exact }: Route) =>
    exact ? path === pathname : `${pathname}/`.startsWith(path.replace(/\/?$/, '/'));
  const found = routes.find(fits);
  return found ? [found, ...matchRoutes(found.routes ?? [], pathname)] : [];
}

/** Names of all modules of a route, wherever they are in its entry. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

function loadsOf({ component: { path, hash, load } }: Route, { chunkNames, registry }: Tables): Load[] {
  return load ?? leaves(chunkNames[`${path}-${hash}`]).map((name) => registryLoad(registry, name));
}

/**
 * Reads from a build's main script which further scripts each of its pages waits for before it comes to life, with the tables that
 * the browser has them from.
 *
 * @returns `null` for a script without routes
 * @throws an Error where the tables do not look as this site's build writes them
 */
export function readChunks(code: string): ReadChunks | null {
  if (!LAST_ROUTE.test(code)) return null;
  const recorder = new Recorder();
  const tables = readTables(code, recorder);
  const hash = /\.h=\(\)=>"(\w{8})/.exec(code)?.[1];
  if (!tables || !hash) {
    throw new Error(
      'The tables of routes in the main script do not look as src/build/routes/compactRoutes.ts and the bundler wrote them so ' +
        'far, so that what a page loads cannot be read. Adapt scripts/budget/readChunks.ts to what they are now.',
    );
  }
  return (pathname) => {
    const loads = matchRoutes(tables.routes, pathname).flatMap((route) => loadsOf(route, tables));
    return recorder.record(loads).map((id) => `assets/js/${id}.${hash}.js`);
  };
}
