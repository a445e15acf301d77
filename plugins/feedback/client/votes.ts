import type { Subject, Vote } from '../types';

const KEY = 'site.feedback.votes';

/** Where messages wait that could not be sent; here, because a page looks for it before it loads what sends them. */
export const QUEUE_KEY = 'site.feedback.queue';

/** Name of what a vote is about, for example `/material-ui/react-button#sizes`. */
export function nameOf({ page, section }: Subject): string {
  return section ? `${page}#${section}` : page;
}

/** A value of the local storage as JSON; `null` where there is none, or storage is blocked. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** What the reader voted on a page or section, also in an earlier visit. */
export function readVote(subject: Subject): Vote | null {
  const vote = (readStored(KEY) as Record<string, unknown> | null)?.[nameOf(subject)];
  return vote === 'yes' || vote === 'no' ? vote : null;
}

/** Remembers a vote; with storage blocked, it is forgotten with the page. */
export function keepVote(subject: Subject, vote: Vote): void {
  try {
    const votes = Object.assign({}, readStored(KEY), { [nameOf(subject)]: vote });
    localStorage.setItem(KEY, JSON.stringify(votes));
  } catch {
    // The vote was sent all the same.
  }
}
