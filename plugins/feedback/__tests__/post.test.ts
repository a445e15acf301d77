import { post, RefusedError } from '../client/post';
import type { FeedbackMessage } from '../types';
import { ANSWERS, StandIn } from './standIn';

const message: FeedbackMessage = {
  id: '1',
  page: '/joy-ui/react-button',
  vote: 'yes',
  comment: 'Größer “bitte” 🙂',
  language: 'en',
  date: '2026-11-21T00:00:00.000Z',
};

const standIn = new StandIn();
let endpoint = '';
const transport = () => ({ endpoint, timeout: 5000, tries: 3, retryDelay: 1 });

beforeAll(async () => {
  endpoint = await standIn.start();
});

afterAll(() => standIn.stop());

describe('post, to a real server (issue 5 point 5)', () => {
  it.each(['ok', 'empty'] as const)('sends the message once where the endpoint answers %s', async (name) => {
    standIn.answer(ANSWERS[name]);
    await post(message, transport());
    expect(standIn.received).toEqual([message]);
  });

  it.each(['failing', 'busy', 'signIn', 'halfJson', 'redirecting', 'hangUp'] as const)(
    'tries again, with the same id, where the endpoint is %s at first',
    async (name) => {
      standIn.answer(ANSWERS[name], ANSWERS[name], ANSWERS.ok);
      await post(message, transport());
      expect(standIn.received).toEqual([message, message, message]);
    },
  );

  it.each(['failing', 'busy', 'signIn', 'halfJson', 'redirecting', 'hangUp'] as const)(
    'gives up after three tries where the endpoint stays %s',
    async (name) => {
      standIn.answer(ANSWERS[name]);
      await expect(post(message, transport())).rejects.toThrow();
      expect(standIn.received).toHaveLength(3);
    },
  );

  it('does not try again what the endpoint refuses', async () => {
    standIn.answer(ANSWERS.refusing);
    await expect(post(message, transport())).rejects.toThrow(RefusedError);
    expect(standIn.received).toHaveLength(1);
  });

  it('ends a try that takes too long', async () => {
    standIn.answer(ANSWERS.silent, ANSWERS.ok);
    await post(message, { ...transport(), timeout: 1000 });
    expect(standIn.received).toHaveLength(2);
  });

  it('waits 1, 2, 4 … times the delay between tries', async () => {
    standIn.answer(ANSWERS.failing);
    const waits: unknown[] = [];
    const original = setTimeout;
    const spy = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, time?: number) => {
      if (time !== 5000) waits.push(time);
      return original(run, time === 5000 ? time : 0);
    }) as typeof setTimeout);
    await expect(post(message, { ...transport(), tries: 4, retryDelay: 1000 })).rejects.toThrow('503');
    spy.mockRestore();
    expect(waits).toEqual([1000, 2000, 4000]);
  });
});
