import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from '../../kit/client/storedText';
import type { Notification } from '../types';
import { fetchFeed } from './fetchFeed';
import { parseFeed } from './parseFeed';
import { settings } from './settings';

/** The feed as it came last, and when it was asked for. */
export const FEED_KEY = 'site.notifications.feed';

/** Ids of what was read. */
export const READ_KEY = 'site.notifications.read';

export interface FeedState {
  status: 'loading' | 'ready' | 'failed';
  notifications: readonly Notification[];
  read: readonly string[];
}

let state: FeedState = { status: 'loading', notifications: [], read: [] };
const listeners = new Set<() => void>();

function update(change: Partial<FeedState>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

/** What is stored may be of another version of the site, or typed by hand (design §8). */
function parseStored(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function restoreRead(): void {
  const stored = parseStored(READ_KEY);
  if (Array.isArray(stored)) update({ read: stored.filter((id) => typeof id === 'string') });
}

function parse(feed: unknown): Notification[] | null {
  try {
    return parseFeed(feed, settings.baseUrl);
  } catch {
    return null;
  }
}

function show(feed: unknown): void {
  const notifications = parse(feed);
  update(notifications ? { status: 'ready', notifications } : { status: 'failed' });
}

/** A feed that fails is not asked for again by each page: what came last is shown in the meantime. */
async function refresh(kept: unknown): Promise<void> {
  const fetched = await fetchFeed(settings).catch(() => null);
  const feed = parse(fetched) ? fetched : kept;
  show(feed);
  writeStored(FEED_KEY, JSON.stringify({ time: Date.now(), feed }));
}

/** Shows the feed: what was fetched of late, else it is asked for. Nothing that it does throws. */
export async function loadFeed(): Promise<void> {
  restoreRead();
  const stored = parseStored(FEED_KEY) as { time?: unknown; feed?: unknown } | null;
  const kept = stored?.feed ?? null;
  const age = typeof stored?.time === 'number' ? Date.now() - stored.time : NaN;
  if (age >= 0 && age < settings.refreshAfter) show(kept);
  else await refresh(kept);
}

/** Asks for the feed again, after a failure. */
export async function retryFeed(): Promise<void> {
  update({ status: 'loading' });
  await refresh(null);
}

/** Remembers that all that is shown was read, here and in other tabs. */
export function markRead(): void {
  const read = state.notifications.map(({ id }) => id);
  if (read.every((id) => state.read.includes(id))) return;
  writeStored(READ_KEY, JSON.stringify(read));
  update({ read });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = watchStored(READ_KEY, restoreRead);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** What the feed has, and what of it was read. */
export function useFeed(): FeedState {
  return useSyncExternalStore(subscribe, () => state);
}
