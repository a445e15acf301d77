import { IndexError, parseIndex } from '../client/checkIndex';
import { parseList } from '../client/loadIndexes';
import type { IndexFile } from '../types';
import { createFile } from './site';

const parse = (change: object) => () => parseIndex(JSON.stringify({ ...createFile(), ...change }));

describe('an index from the network', () => {
  it('is taken where it is whole', () => {
    expect(parse({})()).toEqual(createFile());
  });

  it.each([
    ['an error page', '<!doctype html><title>502</title>', /is no JSON/],
    ['half a file', JSON.stringify(createFile()).slice(0, 200), /is no JSON/],
    ['nothing', 'null', /is empty/],
    ['a list', '[]', /format is undefined/],
  ])('is refused with a reason where it is %s', (_what, text, message) => {
    expect(() => parseIndex(text)).toThrow(IndexError);
    expect(() => parseIndex(text)).toThrow(message);
  });

  it.each<[string, object, string]>([
    ['a format to come', { format: 2 }, 'format is 2, not 1'],
    ['a number for a text', { name: 7 }, 'name is not a text'],
    ['a text for a column', { titles: 'Button' }, 'titles is not a list of texts'],
    ['objects in a column', { titles: [{}] }, 'titles is not a list of texts'],
    ['columns of different lengths', { demos: [] }, 'demos is not as long as paths'],
    ['kinds that are cut off', { kinds: 'p' }, 'kinds is not as long as paths'],
    ['another host', { base: '//evil.example' }, 'a path leads elsewhere'],
    ['a script', { base: 'javascript:alert(1)' }, 'a path leads elsewhere'],
    ['pages that there are not', { featured: [99] }, 'featured names pages that there are not'],
    ['owners of no page', { owners: [[99, '', {}]] }, 'owners are not as they should be'],
    ['rows that are no numbers', { owners: [[0, '', { prop: ['x'] }]] }, 'owners are not as they should be'],
    ['rows that go backwards', { owners: [[0, '', { prop: [-1] }]] }, 'owners are not as they should be'],
  ])('is refused where it has %s', (_what, change, message) => {
    expect(parse(change)).toThrow(message);
  });

  it('may have kinds of rows that this page does not know, and names that are missing', () => {
    const owners: IndexFile['owners'] = [[1, '', { prop: [500], novelty: [1] } as never]];
    expect(parse({ owners })).not.toThrow();
  });
});

describe('the list of indexes', () => {
  it('leaves out what is no entry', () => {
    const entry = { product: 'kit', version: 'v2', name: 'Kit', label: '2.1.0', prefixes: ['/kit'] };
    expect(parseList(JSON.stringify([entry, null, 7, { product: 1 }]))).toEqual([entry]);
  });

  it.each(['', '{}', '<html>'])('is refused where it is %p', (text) => {
    expect(() => parseList(text)).toThrow(IndexError);
  });
});
