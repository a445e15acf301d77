import { INDEX_FOLDER, LIST_FILE, type IndexEntry } from '../types';
import { IndexError, parseIndex } from './checkIndex';
import { createSource, idOf, type Source } from './searchAll';

const loading = new Map<string, Promise<unknown>>();

/** Loads once; what failed may be tried again. */
function loadOnce<Value>(url: string, load: () => Promise<Value>): Promise<Value> {
  const known = loading.get(url);
  if (known) return known as Promise<Value>;
  const started = load();
  loading.set(url, started);
  started.catch(() => loading.delete(url));
  return started;
}

/** @throws IndexError where the host answers with something else */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new IndexError(`The search index ${url} answered with ${response.status}.`);
  return response.text();
}

const isEntry = (value: Partial<IndexEntry> | null): value is IndexEntry =>
  typeof value?.product === 'string' && typeof value.version === 'string' && typeof value.name === 'string';

/** The list of indexes that a text holds, without what is no entry of it. */
export function parseList(text: string): IndexEntry[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new IndexError('The list of search indexes is no JSON.');
  }
  if (!Array.isArray(value)) throw new IndexError('The list of search indexes is no list.');
  return value.filter(isEntry);
}

/** The index of one product-version, ready to be searched; fetched once. */
export function loadSource(baseUrl: string, id: string, older: boolean): Promise<Source> {
  const url = `${baseUrl}${INDEX_FOLDER}/${id}.json`;
  return loadOnce(url, async () => createSource(parseIndex(await fetchText(url)), older));
}

/**
 * The indexes of all products. One that does not load leaves the others.
 *
 * @param current whose product is searched though it is hidden from searches from elsewhere
 */
export async function loadAllSources(baseUrl: string, current: string): Promise<Source[]> {
  const url = `${baseUrl}${INDEX_FOLDER}/${LIST_FILE}`;
  const list = await loadOnce(url, async () => parseList(await fetchText(url)));
  const wanted = list.filter(({ hidden, product }) => !hidden || current.startsWith(`${product}@`));
  const settled = await Promise.allSettled(
    wanted.map((entry) => loadSource(baseUrl, idOf(entry), entry.older === true)),
  );
  const sources = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const [failed] = settled.filter((result) => result.status === 'rejected');
  if (sources.length === 0 && failed) throw failed.reason;
  return sources;
}

/** The indexes that a search in one product needs: its own, and that of pages of no product. */
export async function loadOwnSources(baseUrl: string, id: string, older: boolean): Promise<Source[]> {
  const site = loadSource(baseUrl, 'site', false).catch(() => undefined);
  const own = await loadSource(baseUrl, id, older);
  return [own, await site].filter((source) => source !== undefined);
}
