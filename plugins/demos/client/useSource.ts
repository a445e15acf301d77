import { useEffect, useState } from 'react';
import { loadLate } from '../../kit/client/lateCode';
import { sourceAddress } from './addresses';
import type { DemoSource, Island, Language } from '../types';

const cache = new Map<string, Promise<DemoSource>>();

/** A network or a host may answer in its place. */
function check(value: Partial<DemoSource> | null): DemoSource {
  if (Array.isArray(value?.files)) return value as DemoSource;
  throw new Error('The source of the demo is not one that this page can read.');
}

function fetchSource(url: string): Promise<DemoSource> {
  const present = cache.get(url);
  if (present) return present;
  const promise = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json().then(check);
  });
  cache.set(url, promise);
  promise.catch(() => cache.delete(url)); // The next reader's click tries again.
  return promise;
}

function urlOf(island: Island | undefined, language: Language): string | null {
  return island && 'source' in island ? sourceAddress(island.source, language) : null;
}

/** Fetches a source that a reader may ask for next. */
export function prefetchSource(island: Island | undefined, language: Language): void {
  const url = urlOf(island, language);
  if (url) fetchSource(url).catch(() => undefined);
}

/** The same with the demo itself, in another styling. */
export function prefetchIsland(island: Island | undefined, language: Language): void {
  prefetchSource(island, language);
  if (island && 'load' in island) island.load().catch(() => undefined);
}

/** The server's HTML may be without colors, and of the files after the first it has the names only. */
function isWhole({ files, plain }: DemoSource): boolean {
  return !plain && files.every(({ html }) => html !== '');
}

interface LoadedSource {
  /** Address that it came from; empty for the server's HTML. */
  url: string;
  source: DemoSource;
}

interface UseSourceOptions {
  /** What the server's HTML has of it: the default language and styling. */
  server: DemoSource | undefined;
  /** Whether the reader wants to see just that. */
  isServers: boolean;
  /** Whether all of the source is shown, and not a preview. */
  open: boolean;
  /** Called right before a source takes the place of one that is shown. */
  onChange(): void;
}

interface UseSourceResult {
  /** The source in the wanted language and styling, or the last one that is there while it is fetched. */
  source: DemoSource | null;
  pending: boolean;
  failed: boolean;
  /** Fetches it without showing it. */
  load(): Promise<DemoSource | null>;
}

/**
 * The source of a demo. The server has it at hand, and its HTML is on the page already; in the browser it is fetched
 * when it is needed (design §5).
 */
export function useSource(
  island: Island | undefined,
  language: Language,
  { server, isServers, open, onChange }: UseSourceOptions,
): UseSourceResult {
  const url = urlOf(island, language);
  const [loaded, setLoaded] = useState<LoadedSource | null>(server ? { url: '', source: server } : null);
  const [failed, setFailed] = useState<string | null>(null);
  const atHand = isServers && server && (!open || isWhole(server)) ? server : null;
  // Not of the first source of all, nor of that which the server's HTML begins.
  const isChange = loaded !== null && !(isServers && loaded.url === '');
  const isThere = url === null || loaded?.url === url || (atHand !== null && loaded?.url === '');

  useEffect(() => {
    if (isThere || url === null) return undefined;
    let cancelled = false;
    const next = atHand
      ? Promise.resolve({ url: '', source: atHand })
      : loadLate(() => fetchSource(url)).then((source) => ({ url, source }));
    next.then(
      (result) => {
        if (cancelled) return;
        if (isChange) onChange();
        setLoaded(result);
      },
      () => !cancelled && setFailed(url),
    );
    return () => {
      cancelled = true;
    };
  }, [isThere, isChange, url, atHand, onChange]);

  return {
    source: loaded?.source ?? null,
    pending: !isThere,
    failed: failed !== null && failed === url,
    load: () => (url ? fetchSource(url).catch(() => null) : Promise.resolve(null)),
  };
}
