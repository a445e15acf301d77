import { isOwnPath } from '../../kit/client/isOwnPath';
import { readStored, writeStored } from '../../kit/client/storedText';
import type { Hit } from './searchIndex';

const KEY = 'site.search.recent';
const MOST = 6;

/** A page or row that the reader chose before. */
export interface Recent {
  title: string;
  owner: string;
  product: string;
  /** Address without the site's base. */
  url: string;
}

/** For a browser without storage. */
let kept: Recent[] = [];

/** Storage is anyone's: only texts, and only addresses of this site. */
function isRecent(value: Partial<Recent> | null): value is Recent {
  const texts = [value?.title, value?.owner, value?.product, value?.url];
  return texts.every((text) => typeof text === 'string') && isOwnPath(value?.url ?? '');
}

/** What the reader chose last, the newest first. */
export function readRecents(): Recent[] {
  const stored = readStored(KEY);
  if (stored === null) return kept;
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a choice. */
export function addRecent(
  { title, owner, url }: Pick<Hit, 'title' | 'owner' | 'url'>,
  product: string,
): void {
  const others = readRecents().filter((recent) => recent.url !== url);
  kept = [{ title, owner, product, url }, ...others].slice(0, MOST);
  writeStored(KEY, JSON.stringify(kept));
}

export function clearRecents(): void {
  kept = [];
  writeStored(KEY, null);
}
