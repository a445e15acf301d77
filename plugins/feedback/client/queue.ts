import type { FeedbackMessage } from '../types';
import { RefusedError } from './post';
import { QUEUE_KEY, readStored } from './votes';

/** Messages that wait at most; the oldest go first. */
const MAX_WAITING = 20;

type Send = (message: FeedbackMessage) => Promise<void>;

/** Storage is anyone's: what is no message would never leave the queue, or stop what waits behind it (design §8). */
function isMessage(value: unknown): value is FeedbackMessage {
  const { id, page, vote } = (value ?? {}) as Partial<FeedbackMessage>;
  return typeof id === 'string' && typeof page === 'string' && (vote === 'yes' || vote === 'no');
}

function readQueue(): FeedbackMessage[] {
  const stored = readStored(QUEUE_KEY);
  return Array.isArray(stored) ? stored.filter(isMessage).slice(-MAX_WAITING) : [];
}

function writeQueue(messages: FeedbackMessage[]): void {
  if (messages.length > 0) localStorage.setItem(QUEUE_KEY, JSON.stringify(messages.slice(-MAX_WAITING)));
  else localStorage.removeItem(QUEUE_KEY);
}

/**
 * Keeps a message until the endpoint can be reached, also over a reload.
 *
 * @throws where storage is blocked
 */
export function enqueue(message: FeedbackMessage): void {
  writeQueue([...readQueue(), message]);
}

async function sendWaiting(send: Send): Promise<void> {
  for (let next = readQueue()[0]; next; next = readQueue()[0]) {
    const { id } = next;
    try {
      await send(next);
    } catch (error) {
      if (!(error instanceof RefusedError)) return;
    }
    writeQueue(readQueue().filter((message) => message.id !== id));
  }
}

/** Sends what waits, oldest first, and stops where that fails. Of several tabs one does it. */
export async function flushQueue(send: Send): Promise<void> {
  if (readQueue().length === 0) return;
  if (!navigator.locks) return sendWaiting(send);
  await navigator.locks.request(QUEUE_KEY, { ifAvailable: true }, (lock) =>
    lock ? sendWaiting(send) : undefined,
  );
}
