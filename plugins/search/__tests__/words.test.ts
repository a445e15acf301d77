import { editDistance } from '../client/editDistance';
import { expandQuery } from '../client/expandQuery';
import { toHeadingSlug } from '../client/headingSlug';
import { findWords, matchWord } from '../client/matchWord';
import { findMeantOwners, findNamedOwners } from '../client/namedOwners';
import { parseQuery } from '../client/parseQuery';
import { SYNONYMS } from '../client/synonyms';
import { toTokens, toWhole } from '../client/tokenize';

describe('words of a text', () => {
  it.each([
    ['disableRipple', ['disable', 'ripple']],
    ['.MuiDataGrid-columnHeaders', ['mui', 'data', 'grid', 'column', 'header']],
    ['useXAxis', ['use', 'x', 'axis']],
    ['Text Fields', ['text', 'field']],
    ['--anchor-width', ['anchor', 'width']],
    ['Größe', ['große']],
    ['progress', ['progress']],
    ['   ', []],
    ['中文', ['中文']],
  ])('of %p are %p', (text, tokens) => {
    expect(toTokens(text)).toEqual(tokens);
  });

  it('are one word whichever way they are written', () => {
    expect(new Set(['Text Field', 'textField', 'text-field', 'TextFields'].map(toWhole))).toEqual(
      new Set(['textfield']),
    );
  });
});

describe('a query', () => {
  it.each([
    ['prop:disableRipple', ['prop'], 'disableRipple'],
    ['Class: Mui-disabled', ['class'], 'Mui-disabled'],
    ['slot:backdrop', ['slot'], 'backdrop'],
    ['color: red', undefined, 'color: red'],
    ['constructor:x', undefined, 'constructor:x'],
    ['  button  ', undefined, 'button'],
  ])('%p asks for %p of %p', (input, kinds, text) => {
    expect(parseQuery(input)).toMatchObject({ kinds, text });
  });

  it('is cut where it was pasted by mistake', () => {
    expect(parseQuery('word '.repeat(1000)).text.length).toBeLessThanOrEqual(200);
    expect(parseQuery(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ')).tokens).toHaveLength(
      12,
    );
  });
});

describe('synonyms', () => {
  it('add readings to what was typed, each worth less', () => {
    const [typed, ...others] = expandQuery(['red', 'drop', 'down']);
    expect(typed).toEqual({ tokens: ['red', 'drop', 'down'], weight: 1 });
    expect(others.map(({ tokens }) => tokens)).toContainEqual(['red', 'select']);
    expect(others.every(({ weight }) => weight < 1)).toBe(true);
  });

  it('take the longest phrase', () => {
    expect(expandQuery(['right', 'click', 'menu'])[1]?.tokens).toEqual(['context', 'menu']);
  });

  it('are plain words, none of which means itself', () => {
    for (const [phrase, others] of Object.entries(SYNONYMS)) {
      expect(phrase).toMatch(/^[a-z]+( [a-z]+)*$/);
      expect(others).not.toContain(phrase);
      expect(new Set(others).size).toBe(others.length);
    }
  });
});

describe('the distance of two words', () => {
  it.each([
    ['dialog', 'dialog', 0],
    ['dailog', 'dialog', 1],
    ['buton', 'button', 1],
    ['tabel', 'table', 1],
    ['skelton', 'skeleton', 1],
    ['abc', 'xyz', 3],
  ])('%s and %s is %d', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
    expect(editDistance(b, a, 2)).toBe(distance);
  });
});

describe('a word of a query', () => {
  it('fits best whole, then begun, then misspelled, then with another ending', () => {
    const qualities = ['button', 'butto', 'buttno', 'buttoned'].map((word) =>
      matchWord(word, 'button', true),
    );
    expect(qualities).toEqual([...qualities].sort((a, b) => b - a));
    expect(qualities.every((quality) => quality > 0)).toBe(true);
  });

  it('fits a misspelled beginning', () => {
    expect(matchWord('autocm', 'autocomplete', true)).toBeGreaterThan(0);
  });

  it.each([
    ['abc', 'abd'],
    ['table', 'button'],
  ])('%s does not fit %s', (word, known) => {
    expect(matchWord(word, known, true)).toBe(0);
  });

  it('is taken as typed where it is a word', () => {
    expect([...findWords('tab', ['tab', 'tabs2', 'tap'], true).keys()]).toEqual(['tab', 'tabs2']);
    expect([...findWords('tabel', ['table', 'label'], false).keys()]).toContain('table');
  });
});

describe('components that a query names', () => {
  const known = new Map([
    ['date', [1]],
    ['datefield', [2]],
    ['tabs', [3]],
    ['tab', [4]],
  ]);

  it('count more the longer their names are', () => {
    const named = findNamedOwners(['date', 'field', 'format'], known);
    expect(named.get(2)).toBeGreaterThan(named.get(1) ?? 0);
  });

  it('are the very ones before the name of a row', () => {
    expect(findMeantOwners('tabs value', 'value', known)).toEqual([3]);
    expect(findMeantOwners('date field value', 'Value', known)).toEqual([2]);
    expect(findMeantOwners('tabs values', 'value', known)).toEqual([]);
  });
});

describe('the slug of a heading', () => {
  it.each([
    ['File upload', 'file-upload'],
    ['Ünïcödé, 中文 & symbols?', 'ünïcödé-中文--symbols'],
    ['Code: useId() and bold', 'code-useid-and-bold'],
  ])('of %p is %p', (text, slug) => {
    expect(toHeadingSlug(text)).toBe(slug);
  });
});
