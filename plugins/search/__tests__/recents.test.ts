/** @jest-environment jsdom */
import { addRecent, clearRecents, readRecents } from '../client/recents';

const KEY = 'site.search.recent';
const choose = (url: string) => addRecent({ title: url, owner: '', url }, 'Kit');

describe('what the reader chose before', () => {
  beforeEach(() => {
    jest.restoreAllMocks();
    clearRecents();
  });

  it('is the newest first, each once, six at most', () => {
    for (const url of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/b']) choose(url);
    expect(readRecents().map(({ url }) => url)).toEqual(['/b', '/g', '/f', '/e', '/d', '/c']);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"length":1}'],
    ['other things', '[null, 7, {"title": 1}]'],
    ['an address of elsewhere', '[{"title":"a","owner":"","product":"","url":"//evil.example"}]'],
    ['a script', '[{"title":"a","owner":"","product":"","url":"javascript:alert(1)"}]'],
  ])('is nothing where storage has %s', (_what, stored) => {
    window.localStorage.setItem(KEY, stored);
    expect(readRecents()).toEqual([]);
  });

  it('holds for the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    choose('/a');
    expect(readRecents()).toMatchObject([{ url: '/a' }]);
  });
});
