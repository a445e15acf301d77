/** @jest-environment jsdom */
import fc from 'fast-check';
import { brokenText, damaged, hostileAddress, hostileJson, hostileText } from '../../../test/hostile';
import { buildIssueUrl } from '../client/buildIssueUrl';
import { enqueue, flushQueue } from '../client/queue';
import { keepVote, QUEUE_KEY, readVote } from '../client/votes';
import type { FeedbackMessage } from '../types';

const message: FeedbackMessage = { id: 'a', page: '/a', vote: 'yes', language: 'en', date: '2026-11-22' };
const VOTES_KEY = 'site.feedback.votes';

const queues = fc.oneof(
  damaged([message, { ...message, id: 'b' }, { ...message, id: 'c' }]),
  fc.array(hostileJson('id', 'page', 'vote')),
);

describe('feedback that anyone could have stored (design §8)', () => {
  it('sends each message once, and the queue is empty then', async () => {
    await fc.assert(
      fc.asyncProperty(queues, async (stored) => {
        localStorage.setItem(QUEUE_KEY, JSON.stringify(stored));
        enqueue({ ...message, id: 'own' });
        const sent: FeedbackMessage[] = [];
        await flushQueue((next) => {
          sent.push(next);
          // A queue that never ends would send for ever.
          if (sent.length > 30) throw new Error('The queue does not end.');
          return Promise.resolve();
        });
        expect(sent.length).toBeLessThanOrEqual(20);
        expect(sent.at(-1)?.id).toBe('own');
        for (const { id, page } of sent) expect([typeof id, typeof page]).toEqual(['string', 'string']);
        expect(localStorage.getItem(QUEUE_KEY)).toBeNull();
      }),
    );
  });

  it('reads votes from any text, and keeps new ones', () => {
    const pages = fc.oneof(hostileAddress, hostileText);
    fc.assert(
      fc.property(brokenText({ '/a': 'yes', '/b#c': 'no' }), pages, (stored, page) => {
        localStorage.setItem(VOTES_KEY, stored);
        expect([null, 'yes', 'no']).toContain(readVote({ page }));
        keepVote({ page, section: 'c' }, 'no');
        expect(readVote({ page, section: 'c' })).toBe('no');
      }),
    );
  });
});

it('a comment leads to the form of the code host, whatever is in it (design §8)', () => {
  fc.assert(
    fc.property(hostileAddress, hostileText, hostileText, (page, section, comment) => {
      const url = new URL(
        buildIssueUrl('https://host.example/new?template=a', 'https://site.example', {
          page,
          section,
          vote: 'no',
          comment,
        }),
      );
      expect(url.origin + url.pathname).toBe('https://host.example/new');
      expect([...url.searchParams.keys()]).toEqual(['template', 'title', 'body']);
    }),
  );
});
