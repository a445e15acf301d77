/** @jest-environment jsdom */
import { RefusedError } from '../client/post';
import { enqueue, flushQueue } from '../client/queue';
import type { FeedbackMessage } from '../types';

const message = (id: string): FeedbackMessage => ({
  id,
  page: '/joy-ui/react-button',
  vote: 'no',
  language: 'en',
  date: '2026-11-21T00:00:00.000Z',
});

async function flush(fails: Record<string, Error> = {}): Promise<string[]> {
  const sent: string[] = [];
  await flushQueue(({ id }) => {
    sent.push(id);
    return fails[id] ? Promise.reject(fails[id]) : Promise.resolve();
  });
  return sent;
}

beforeEach(() => localStorage.clear());

describe('the queue (issue 5 point 5)', () => {
  it('sends what waits, oldest first, once', async () => {
    ['a', 'b', 'c'].forEach((id) => enqueue(message(id)));
    expect(await flush()).toEqual(['a', 'b', 'c']);
    expect(await flush()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('stops at the first that fails and keeps it', async () => {
    ['a', 'b', 'c'].forEach((id) => enqueue(message(id)));
    expect(await flush({ b: new Error('offline') })).toEqual(['a', 'b']);
    expect(await flush()).toEqual(['b', 'c']);
  });

  it('drops what the endpoint refuses, and goes on', async () => {
    ['a', 'b'].forEach((id) => enqueue(message(id)));
    expect(await flush({ a: new RefusedError('422') })).toEqual(['a', 'b']);
    expect(await flush()).toEqual([]);
  });

  it('keeps the last 20', async () => {
    for (let index = 0; index < 25; index += 1) enqueue(message(String(index)));
    expect(await flush()).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 5)));
  });

  it('takes nonsense in its place for nothing', async () => {
    for (const stored of ['{', '{"a":1}', 'null', '"x"']) {
      localStorage.setItem('site.feedback.queue', stored);
      expect(await flush()).toEqual([]);
    }
  });
});
