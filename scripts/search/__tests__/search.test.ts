import { createFile } from '../../../plugins/search/__tests__/site';
import { parseIndex } from '../../../plugins/search/client/checkIndex';
import { createSource } from '../../../plugins/search/client/searchAll';
import { answerQuery, toRates } from '../checkQueries';
import { findLostNames, findLostRows, type KnownRow } from '../checkRows';
import { growIndex } from '../growIndex';
import { findSource, loadSources } from '../loadSources';
import { QUERIES } from '../queries';

const kit = createSource(createFile(), false);
const none = new Map<string, string[]>();

describe('the queries', () => {
  const all = Object.values(QUERIES).flat();

  it('are 200 at least, with 60 typing errors or synonyms and 60 rows (issue 8)', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect([...(QUERIES.typos ?? []), ...(QUERIES.synonyms ?? [])].length).toBeGreaterThanOrEqual(60);
    expect(QUERIES.rows?.length).toBeGreaterThanOrEqual(60);
  });

  it('are each there once, and want pages of this site', () => {
    const keys = all.map(([text, product]) => `${product} ${text}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    for (const [, , expected] of all) expect(expected).toMatch(/^\/\S+( \/\S+)*$/);
  });
});

describe('an answer', () => {
  const place = (expected: string, text = 'button', articles = none) =>
    answerQuery([kit], [text, 'kit', expected], articles).place;

  it('tells the place of the wanted page, of any of several', () => {
    expect(place('/kit/react-button')).toBe(0);
    expect(place('/kit/missing /kit/react-button')).toBe(0);
    expect(place('/kit/missing')).toBe(-1);
  });

  it('is right for any anchor of a page, and for the very row', () => {
    expect(place('/kit/react-button', 'file upload')).toBe(0);
    expect(place('/kit/react-button#sizes-1', 'file upload')).not.toBe(0);
  });

  it('is right where an article has taken the place of an API page', () => {
    expect(place('/kit/api/toggle', 'button', new Map([['/kit/api/toggle', ['/kit/react-button']]]))).toBe(0);
  });

  it('counts for the rates', () => {
    const answers = [0, 0, 2, -1].map((each) => ({ query: QUERIES.titles![0]!, urls: [], place: each }));
    expect(toRates(answers)).toEqual({ count: 4, first: 0.5, topThree: 0.75 });
    expect(toRates([])).toEqual({ count: 0, first: 0, topThree: 0 });
  });
});

describe('rows', () => {
  const row: KnownRow = {
    owner: 'Button',
    name: 'startIcon',
    text: 'startIcon',
    url: '/kit/api/button#button-prop-startIcon',
  };

  it('are found by name, and with their component at their address', () => {
    expect(findLostNames(kit, [row])).toEqual([]);
    expect(findLostRows(kit, [row])).toEqual([]);
  });

  it('are told where they are lost', () => {
    const lost = { ...row, name: 'endIcon', text: 'endIcon', url: '/kit/api/button#button-prop-endIcon' };
    expect(findLostNames(kit, [lost])).toEqual([lost]);
    expect(findLostRows(kit, [lost])).toEqual([lost]);
  });
});

describe('an index that has grown', () => {
  it('has all pages and rows that many times, and can be read', () => {
    const file = createFile();
    const grown = parseIndex(JSON.stringify(growIndex(file, 10)));
    expect(grown.paths).toHaveLength(file.paths.length * 10);
    expect(grown.names.split('\n').length).toBeGreaterThan(file.names.split('\n').length * 9);
    expect(grown.owners).toHaveLength(file.owners.length * 10);
  });
});

describe('the built site', () => {
  it('is asked for where there is none', () => {
    expect(() => loadSources('/nowhere')).toThrow(/no search index at [\s\S]*Run "npm run build" first/);
  });

  it('tells valid names of products', () => {
    expect(findSource([kit], 'kit')).toBe(kit);
    expect(findSource([kit], 'kit@v2')).toBe(kit);
    expect(() => findSource([kit], 'kitt')).toThrow('--product is "kitt"; valid are: kit@v2.');
  });
});
