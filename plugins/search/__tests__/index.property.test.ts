/** @jest-environment jsdom */
import fc from 'fast-check';
import { brokenText, damaged, hostileText, staysHere } from '../../../test/hostile';
import { IndexError, parseIndex } from '../client/checkIndex';
import { addRecent, readRecents } from '../client/recents';
import { createSource, searchAll, type Source } from '../client/searchAll';
import { createFile } from './site';

const KEY = 'site.search.recent';
const file = createFile();

/** An index, where the text is one. */
function read(text: string): Source | undefined {
  try {
    return createSource(parseIndex(text), false);
  } catch (error) {
    expect(error).toBeInstanceOf(IndexError);
    return undefined;
  }
}

function expectOwn(source: Source | undefined, query: string): void {
  const { groups } = searchAll(source ? [source] : [], query, '');
  for (const { url, title, text } of groups.flatMap(({ hits }) => hits)) {
    expect([url, staysHere(url)]).toEqual([url, true]);
    expect(typeof title + typeof text).toBe('stringstring');
  }
}

describe('an index of anyone (design §8)', () => {
  const queries = fc.oneof(hostileText, fc.constantFrom('button', 'prop:color', 'error', '1 2 3', 'a'));

  it('is refused with a reason, or finds pages of this site', () => {
    fc.assert(fc.property(brokenText(file), queries, (text, query) => expectOwn(read(text), query)));
  });

  it('leads nowhere else, whatever one of its texts is', () => {
    const texts = fc.oneof(damaged(file), damaged({ ...file, errors: '1\tText\n2\tMore' }));
    fc.assert(
      fc.property(texts, (value) => {
        const source = read(JSON.stringify(value));
        for (const query of ['button', 'color', '\ud800', '1']) expectOwn(source, query);
      }),
    );
    const found = read(JSON.stringify({ ...file, errors: 'button\ud800\tText' }));
    expect(() => expectOwn(found, 'button')).not.toThrow();
    expect(() => parseIndex(JSON.stringify({ ...file, base: '/\t/evil.example' }))).toThrow(
      'leads elsewhere',
    );
  });
});

describe('what a browser remembers of searches (design §8)', () => {
  const recent = { title: 'A', owner: '', product: 'P', url: '/a' };

  it('is six links of this site at most', () => {
    fc.assert(
      fc.property(brokenText([recent, { ...recent, url: '/b' }]), (stored) => {
        localStorage.setItem(KEY, stored);
        const recents = readRecents();
        expect(recents.length).toBeLessThanOrEqual(6);
        expect(recents.filter(({ url }) => !staysHere(url))).toEqual([]);
        addRecent(recent, 'P');
        expect(readRecents()[0]).toEqual(recent);
      }),
    );
    localStorage.setItem(KEY, JSON.stringify([{ ...recent, url: '/\t/evil.example' }]));
    expect(readRecents()).toEqual([]);
  });
});
