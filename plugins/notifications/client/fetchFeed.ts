import type { NotificationsSettings } from '../types';

/** Characters of a feed: far more than it may show. */
const MAX_LENGTH = 100_000;

/**
 * Asks for the feed.
 *
 * @throws where the network, the host or the answer fails, or it takes too long
 */
export async function fetchFeed({ feed, timeout }: NotificationsSettings): Promise<unknown> {
  if (globalThis.navigator?.onLine === false) throw new Error('There is no network to ask for the feed.');
  const response = await fetch(feed, { credentials: 'omit', signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`The feed answers with ${response.status}.`);
  const text = await response.text();
  if (text.length > MAX_LENGTH) throw new Error(`The feed has ${text.length} characters.`);
  return JSON.parse(text) as unknown;
}
