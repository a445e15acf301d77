import type { Notification } from '../types';
import { cleanText } from './cleanText';
import { toSafeLink } from './toSafeLink';

/** What fits into a panel that someone reads; a feed may have more. */
const LIMITS = { entries: 20, id: 100, title: 120, text: 400 };

function parseEntry(value: unknown, baseUrl: string): Notification[] {
  const entry = (value ?? {}) as Partial<Record<keyof Notification, unknown>>;
  const id = cleanText(entry.id, LIMITS.id);
  const title = cleanText(entry.title, LIMITS.title);
  const date = cleanText(entry.date, LIMITS.id);
  if (!id || !title || Number.isNaN(Date.parse(date))) return [];
  const link = toSafeLink(entry.link, baseUrl);
  return [{ id, title, text: cleanText(entry.text, LIMITS.text), date, ...(link && { link }) }];
}

/**
 * The entries of a feed, the latest first. It is untrusted (design §8): an entry that lacks something is left out, and what is
 * too long is cut.
 *
 * @throws where it is no feed at all
 */
export function parseFeed(feed: unknown, baseUrl: string): Notification[] {
  const list = (feed as { notifications?: unknown } | null)?.notifications;
  if (!Array.isArray(list)) throw new TypeError('The feed has no list "notifications".');
  const entries = new Map<string, Notification>();
  for (const entry of list.flatMap((value) => parseEntry(value, baseUrl))) {
    if (!entries.has(entry.id)) entries.set(entry.id, entry);
  }
  return [...entries.values()]
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .slice(0, LIMITS.entries);
}
