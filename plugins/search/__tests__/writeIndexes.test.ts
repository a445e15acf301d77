import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSiteIndex, encodeErrors, readHead } from '../node/buildSiteIndex';
import { createDevMiddleware } from '../node/devMiddleware';
import { fileNameOf, writeIndexes, writeList } from '../node/writeIndexes';
import { createFile, product } from './site';

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

const readList = () => JSON.parse(fs.readFileSync(path.join(dir, 'search/indexes.json'), 'utf8')) as unknown;

describe('the files of search', () => {
  it('are one a product-version, and one for pages of no product', () => {
    expect(fileNameOf({ product: 'kit', version: 'v2' })).toBe('kit@v2.json');
    expect(fileNameOf({ product: '', version: '' })).toBe('site.json');
  });

  it('are listed in the order of the products, those of no product last, and hidden where they are', () => {
    const lab = { ...product, id: 'lab', name: 'Lab', noIndex: true };
    const indexes = [{ product: '', version: '' }, { product: 'lab' }, {}].map((more) => createFile(more));
    writeIndexes(dir, indexes);
    writeList(dir, [product, lab]);
    expect(readList()).toMatchObject([
      { product: 'kit', prefixes: ['/kit'] },
      { product: 'lab', hidden: true },
      { product: '' },
    ]);
  });

  it('have the earlier versions of a product after the current one', () => {
    const [version] = product.versions;
    const earlier = { ...version!, id: 'v1', current: false };
    writeIndexes(dir, [createFile({ version: 'v1' }), createFile()]);
    writeList(dir, [{ ...product, versions: [...product.versions, earlier] }]);
    expect(readList()).toMatchObject([{ version: 'v2' }, { version: 'v1', older: true }]);
  });

  it('have no list where there are none', () => {
    writeList(dir, [product]);
    expect(fs.existsSync(path.join(dir, 'search'))).toBe(false);
  });
});

describe('the index of pages of no product', () => {
  it('reads titles and descriptions as they were rendered', () => {
    const html =
      '<title data-rh=true>News &amp; more | Docs</title><meta data-rh=true name=description content="It&#x27;s new.">';
    expect(readHead(html, 'Docs')).toEqual({ title: 'News & more', text: "It's new." });
  });

  it('has the first text of each minified error', () => {
    const messages = { 7: [{ text: 'No\n theme %s.' }, { text: 'Other' }], 8: [] };
    expect(encodeErrors({ messages })).toBe('7\tNo theme %s.');
  });

  it('leaves out lists of posts and what was not built', () => {
    fs.mkdirSync(path.join(dir, 'blog'));
    for (const name of ['index', 'blog', 'blog/first', 'blog/archive']) {
      fs.writeFileSync(path.join(dir, `${name}.html`), `<title>${name} | Docs</title>`);
    }
    const routes = ['/', '/blog', '/blog/first', '/blog/archive', '/missing', '/404.html'];
    const { paths, errors } = buildSiteIndex({
      outDir: dir,
      routes,
      siteTitle: 'Docs',
      errorsFile: `${dir}/none.json`,
    });
    expect(paths).toEqual(['/', '/blog', '/blog/first']);
    expect(errors).toBe('');
  });
});

describe('the development server', () => {
  const answer = (url: string): string => {
    let body = 'next';
    const middleware = createDevMiddleware({ siteDir: dir, baseUrl: '/', isServed: () => true });
    const response = { setHeader: () => undefined, end: (text: string) => (body = text) };
    middleware({ url } as never, response as never, () => undefined);
    return body;
  };

  it('answers with indexes made from the page manifest', () => {
    fs.mkdirSync(path.join(dir, '.generated'));
    fs.writeFileSync(path.join(dir, '.generated/manifest.json'), JSON.stringify({ products: [product] }));
    expect(JSON.parse(answer('/search/kit@v2.json'))).toMatchObject({ product: 'kit', base: '/kit' });
    expect(JSON.parse(answer('/search/indexes.json'))).toMatchObject([{ product: 'kit' }]);
  });

  it('passes on what it does not have', () => {
    expect(answer('/search/other@v1.json')).toBe('next');
    expect(answer('/kit/react-button')).toBe('next');
  });
});
