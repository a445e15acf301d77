import type { ComponentType } from 'react';
import type { ApiRowsProps } from '@theme/ApiRows';
import type { ApiView } from '../types';

export interface LoadedTables {
  view: ApiView;
  Rows: ComponentType<ApiRowsProps>;
}

const cache = new Map<string, Promise<LoadedTables>>();

/** A network or a host may answer in its place. */
function check(value: unknown): ApiView {
  const tables = Object.values(value ?? {}) as ({ rows?: unknown } | null)[];
  if (tables.length > 0 && tables.every((table) => Array.isArray(table?.rows))) return value as ApiView;
  throw new Error('The tables are not what this page can read.');
}

async function load(url: string): Promise<LoadedTables> {
  const [response, module] = await Promise.all([fetch(url), import('@theme/ApiRows')]);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return { view: check(await response.json()), Rows: module.default };
}

/** The tables of a page that a client-side navigation brought: fetched once, whatever many tables it has. */
export function loadTables(url: string): Promise<LoadedTables> {
  const present = cache.get(url);
  if (present) return present;
  const promise = load(url);
  cache.set(url, promise);
  promise.catch(() => cache.delete(url)); // The next visit tries again.
  return promise;
}
