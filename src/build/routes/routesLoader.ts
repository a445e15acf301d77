import fs from 'node:fs';
import path from 'node:path';
import type { LoaderContext } from '@rspack/core';
import { compactRoutes, type CompactRoutes } from './compactRoutes';
import { readRoutes } from './readRoutes';

const FILES = ['routes.js', 'routesChunkNames.json', 'registry.js'] as const;

/** What each of the generated files becomes. */
const PARTS: Record<(typeof FILES)[number], keyof CompactRoutes> = {
  'routes.js': 'routes',
  'routesChunkNames.json': 'chunkNames',
  'registry.js': 'registry',
};

/** Hands the bundler one of the generated files of routes as {@link compactRoutes} writes it. */
export function loadRoutes(this: LoaderContext): string {
  const folder = path.dirname(this.resourcePath);
  const [routes = '', chunkNames = '', registry = ''] = FILES.map((name) => {
    const file = path.join(folder, name);
    this.addDependency(file);
    return fs.readFileSync(file, 'utf8');
  });
  const name = path.basename(this.resourcePath) as (typeof FILES)[number];
  return compactRoutes(readRoutes(routes, chunkNames, registry))[PARTS[name]];
}

/** The files that {@link loadRoutes} is for. */
export function routeFiles(generatedFilesDir: string): string[] {
  return FILES.map((name) => path.join(generatedFilesDir, name));
}
