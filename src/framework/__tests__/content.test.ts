/** @jest-environment jsdom */
import type * as Content from '../content';

const HASH = '0123456789abcdef';
const answers = jest.fn<Promise<Partial<Response>>, [string]>();
let content: typeof Content;

beforeEach(async () => {
  jest.resetModules();
  answers.mockReset();
  Object.assign(globalThis, { __webpack_hash__: HASH, __webpack_public_path__: '/base/', fetch: answers });
  window.history.replaceState(null, '', '/base/opened');
  content = await import('../content');
});

const answer = (parts: string[]) => Promise.resolve({ ok: true, json: () => Promise.resolve(parts) });

describe('content (design §6)', () => {
  it('fetches the prose of a page beside its script, once', async () => {
    answers.mockImplementation(() => answer(['a', 'b']));
    const load = () => Promise.resolve('module');
    expect(await content.loadPage('/base/react-x', load)).toBe('module');
    await content.loadPage('/base/react-x/', load);
    expect(answers.mock.calls).toEqual([['/base/assets/content/01234567/react-x.json']]);
    expect(content.contentOf('/base/react-x', 1)).toBe('b');
  });

  it('does not fetch what the opened page has in its HTML, and remembers it when the reader leaves', async () => {
    await content.loadPage('/base/opened', () => Promise.resolve('module'));
    expect(answers).not.toHaveBeenCalled();
    content.rememberContent('/base/opened', 0, 'mine');
    expect(content.contentOf('/base/opened/', 0)).toBe('mine');
  });

  it('shows the page where its prose does not come, and asks again', async () => {
    answers.mockImplementation(() => Promise.resolve({ ok: false, status: 404 }));
    expect(await content.loadPage('/base/react-x', () => Promise.resolve('module'))).toBe('module');
    expect(content.contentOf('/base/react-x', 0)).toBeUndefined();
    answers.mockImplementation(() => answer(['late']));
    expect(await content.loadContent('/base/react-x')).toEqual(['late']);
  });
});
