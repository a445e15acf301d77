import type { ComponentType } from 'react';
import type { ApiRowsProps } from '@theme/ApiRows';
import type { ApiView } from '../types';

export interface LoadedTables {
  view: ApiView;
  Rows: ComponentType<ApiRowsProps>;
}

const cache = new Map<string, Promise<LoadedTables>>();

async function load(url: string): Promise<LoadedTables> {
  const [response, module] = await Promise.all([fetch(url), import('@theme/ApiRows')]);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return { view: (await response.json()) as ApiView, Rows: module.default };
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
