import vm from 'node:vm';

/** A route as the framework writes it to `routes.js`; other keys are attributes that its parent reads. */
export interface GeneratedRoute {
  path: string;
  component: { path: string; hash?: string };
  exact?: true;
  routes?: GeneratedRoute[];
  sidebar?: string;
  [attribute: string]: unknown;
}

/** Names of a route's chunks by what they are to it: `__comp`, `content`, … */
export type ChunkNames = Record<string, unknown>;

/** The three files that the framework generates for its routes, as data. */
export interface GeneratedRoutes {
  routes: GeneratedRoute[];
  /** By pathname and hash, as `routesChunkNames.json`. */
  chunkNames: Record<string, ChunkNames>;
  /** What each chunk imports. */
  requests: Map<string, string>;
}

const ENTRY = /^ {2}"([^"]+)": \[\(\) => import\([^"]*"(?:[^"]+)" \*\/ ("(?:[^"\\]|\\.)*")\)/gm;

/**
 * Reads what `@docusaurus/core` 3.10 writes to `.docusaurus/` (`codegenRoutes.js` there).
 *
 * @throws an Error where a file does not look as that version writes it
 */
export function readRoutes(
  routesCode: string,
  chunkNamesCode: string,
  registryCode: string,
): GeneratedRoutes {
  const code = routesCode.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const found: { routes?: GeneratedRoute[] } = {};
  const ComponentCreator = (path: string, hash?: string) => ({ path, hash });
  vm.runInNewContext(code, Object.assign(found, { ComponentCreator }));
  const requests = new Map(
    [...registryCode.matchAll(ENTRY)].map(([, name = '', request = '""']) => [
      name,
      JSON.parse(request) as string,
    ]),
  );
  const expected = registryCode.split('\n').filter((line) => line.startsWith('  "')).length;
  if (!found.routes || requests.size !== expected) {
    throw new Error(
      'The generated routes are not those of @docusaurus/core 3.10: adapt src/build/routes/readRoutes.ts, or take its rule ' +
        'out of src/build/bundlerPlugin.ts.',
    );
  }
  return {
    routes: found.routes,
    chunkNames: JSON.parse(chunkNamesCode) as Record<string, ChunkNames>,
    requests,
  };
}
