import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { measureSite } from '../measureSite';
import { Sizes } from '../sizes';

const dir = path.join(__dirname, '__fixtures__/site');
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'budget-'));
const memory = path.join(temporary, 'sizes.json');

afterAll(() => fs.rmSync(temporary, { recursive: true }));

function measure(isWanted?: (pathname: string) => boolean) {
  const sizes = new Sizes(memory);
  const factsOf = (pathname: string) =>
    pathname === '/ui/react-button' ? { source: 'docs/ui/v1/content/react-button.md' } : undefined;
  return measureSite({ dir, baseUrl: '/', factsOf, sizes }, isWanted).then((pages) => {
    sizes.save();
    return pages;
  });
}

const read = (name: string) => fs.readFileSync(path.join(dir, name));

/** As the server sends it. */
const sent = (name: string) => {
  const content = read(name);
  if (content.length < 1024) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
};

const kilobytes = (...names: string[]) =>
  Math.round(names.reduce((sum, name) => sum + sent(name), 0) / 100) / 10;

describe('measureSite', () => {
  it('measures pages from their files, without documents that only lead elsewhere', async () => {
    const pages = await measure();
    expect(pages.map(({ pathname, type }) => [pathname, type])).toEqual([
      ['/demo-sandbox/ui', 'sandbox'],
      ['/', 'home'],
      ['/ui/react-button', 'component'],
    ]);
  });

  it('adds up scripts of the document and those of the route that have a file, styles and fonts as they are sent', async () => {
    const [page] = await measure((pathname) => pathname === '/ui/react-button');
    const chunks = [1, 2, 4].map((id) => `assets/js/${id}.abcdef01.js`);
    expect(page?.figures).toEqual({
      html: kilobytes('ui/react-button.html'),
      script: kilobytes('assets/js/main.11111111.js', ...chunks),
      style: kilobytes('assets/css/styles.22222222.css'),
      font: 5,
      requests: 1 + 4 + 1 + 2,
      nodes: 4,
    });
  });

  it('counts fonts and pictures that the page shows at once', async () => {
    const [page] = await measure((pathname) => pathname === '/');
    expect(page?.figures).toMatchObject({ font: 3, requests: 1 + 3 + 1 + 1 + 1 });
  });

  it('remembers sizes by content from run to run', async () => {
    await measure();
    const known = JSON.parse(fs.readFileSync(memory, 'utf8')) as Record<string, number>;
    expect(Object.keys(known).length).toBeGreaterThan(0);
    // Another size for the same content shows that it is not compressed again.
    const altered = Object.fromEntries(Object.keys(known).map((key) => [key, 100_000]));
    fs.writeFileSync(memory, JSON.stringify(altered));
    const [page] = await measure((pathname) => pathname === '/ui/react-button');
    expect(page?.figures.script).toBeGreaterThan(100);
  });

  it('says what to type when there is no build', async () => {
    const site = {
      dir: path.join(dir, 'none'),
      baseUrl: '/',
      factsOf: () => undefined,
      sizes: new Sizes(memory),
    };
    await expect(measureSite(site)).rejects.toThrow('Run "npm run build" first');
  });
});
