import { emitEvent } from '../../kit/client/events';
import type { FeedbackMessage, Subject, Vote } from '../types';
import { post } from './post';
import { enqueue, flushQueue } from './queue';
import { settings } from './settings';
import { nameOf } from './votes';

/** What a reader answered, without what is added on the way. */
export interface Answer extends Subject {
  vote: Vote;
  comment?: string;
}

/** Outside of https there is no `randomUUID`. */
function createId(): string {
  return globalThis.crypto?.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
}

function toMessage({ page, section, vote, comment }: Answer): FeedbackMessage {
  return {
    id: createId(),
    page,
    ...(section && { section }),
    vote,
    ...(comment && { comment }),
    language: document.documentElement.lang,
    date: new Date().toISOString(),
  };
}

const send = (message: FeedbackMessage) => post(message, settings);

/** Sends what earlier visits could not. */
export function sendWaiting(): void {
  if (settings.endpoint) void flushQueue(send);
}

window.addEventListener('online', sendWaiting);

/**
 * Sends a vote in the background. Where that fails it waits for a better time: nobody has to vote twice. Without an
 * endpoint it is an event that analytics can count (issue 5 point 5).
 */
export async function sendVote(answer: Answer): Promise<void> {
  if (!settings.endpoint) {
    emitEvent({ category: 'feedback', action: answer.vote, label: nameOf(answer) });
    return;
  }
  const message = toMessage(answer);
  try {
    if (navigator.onLine) await send(message);
    else enqueue(message);
  } catch {
    try {
      enqueue(message);
    } catch {
      // Storage is blocked: this vote is lost, and the page goes on.
    }
  }
}

/**
 * Sends a comment while the reader waits; without a network it is kept for later.
 *
 * @returns whether it was `sent`, or `kept`
 * @throws what the last try failed with, or that it can be neither sent nor kept
 */
export async function sendComment(answer: Answer): Promise<'sent' | 'kept'> {
  const message = toMessage(answer);
  if (!navigator.onLine) {
    enqueue(message);
    return 'kept';
  }
  await send(message);
  return 'sent';
}
