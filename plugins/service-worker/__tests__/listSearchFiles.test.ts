import { listSearchFiles } from '../client/listSearchFiles';

const LINES = [
  { product: 'x-charts', version: 'v9', prefixes: ['/x/react-charts'] },
  { product: 'material-ui', version: 'v9', prefixes: ['/material-ui'] },
  { product: 'material-ui', version: 'v7', prefixes: ['/material-ui/v7'] },
  { product: '', version: '', prefixes: [] },
  { product: 1 },
];

/** Answers as the site does. */
function answer(body: unknown, status = 200): void {
  globalThis.fetch = async () => new Response(JSON.stringify(body), { status });
}

describe('listSearchFiles (issue 6 point 5 "the search index")', () => {
  it.each([
    ['/material-ui/react-button', 'material-ui@v9'],
    ['/material-ui', 'material-ui@v9'],
    ['/material-ui/v7/react-button', 'material-ui@v7'],
    ['/x/react-charts', 'x-charts@v9'],
  ])('has for %s the index of its product and version', async (path, name) => {
    answer(LINES);
    expect(await listSearchFiles('/ui/', path)).toEqual([
      '/ui/search/indexes.json',
      '/ui/search/site.json',
      `/ui/search/${name}.json`,
    ]);
  });

  it('has the common ones for pages of no product, and none without a search', async () => {
    answer(LINES);
    expect(await listSearchFiles('/', '/material')).toEqual(['/search/indexes.json', '/search/site.json']);
    answer({}, 404);
    expect(await listSearchFiles('/', '/material-ui')).toEqual([]);
  });
});
