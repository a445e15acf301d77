import fs from 'node:fs';
import path from 'node:path';
import { createLastModified } from '../node/lastModified';
import { listEntries, writeSitemap } from '../node/sitemap';
import { writeSiteFiles } from '../node/writeSiteFiles';
import { writeVersionFiles } from '../node/writeVersionFiles';
import { writeSite } from './site';

const { site, dir } = writeSite();
const read = (file: string) => fs.readFileSync(path.join(dir, file), 'utf8');

beforeAll(async () => {
  await writeVersionFiles(site, dir);
  writeSiteFiles(site, dir);
});

describe('llms.txt (llmstxt.org)', () => {
  it('lists the products, earlier versions as optional and hidden products not', () => {
    const text = read('llms.txt');
    expect(text).toMatch(/^# Docs\n\n> All of it\.\n/);
    expect(text).toContain(
      '## Products\n\n- [Kit 2.1.0](https://docs.example/base/kit/llms.txt): A [kit].\n\n' +
        '## Optional\n\n- [Kit 1.0.0](https://docs.example/base/kit/v1/llms.txt): A [kit].\n',
    );
    expect(text).not.toContain('ecret');
  });

  it('of a product lists its pages in the order of the sidebar, by group', () => {
    const text = read('kit/llms.txt');
    expect(text.match(/^## .*$/gm)).toEqual(['## Components – Inputs', '## Components', '## API']);
    expect(text).toContain('- [reference](https://docs.example/base/kit/reference.md): All of it.\n');
    expect(read('kit/v1/llms.txt')).toContain('https://docs.example/base/kit/v1/react-gone.md');
  });

  it('in full has the Markdown of all pages of the product, in that order', () => {
    const pages = ['react-button', 'reference', 'api/button'].map((name) => read(`kit/${name}.md`));
    expect(read('kit/llms-full.txt')).toBe(pages.join('\n---\n\n'));
  });
});

describe('sitemap and robots', () => {
  it('have the pages that may be shown, those of earlier versions only where no current page is like them', () => {
    const addresses = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(addresses).toEqual(
      ['', 'blog/first', 'kit/react-button', 'kit/reference', 'kit/api/button', 'kit/v1/react-gone'].map(
        (pathname) => `https://docs.example/base/${pathname}`,
      ),
    );
    expect(read('robots.txt')).toContain('\nSitemap: https://docs.example/base/sitemap.xml\n');
  });

  it('tell when a page or a demo of it last changed, and which pages matter less', () => {
    const times: Record<string, number> = {
      'docs/kit/v2/content/react-button/react-button.md': 86_400,
      'docs/kit/v2/content/react-button/Styled': 864_000,
      'docs/kit/v2/package.json': 172_800,
    };
    const entries = listEntries(site, dir, (file) => times[file]);
    expect(entries.slice(2)).toEqual([
      { url: 'https://docs.example/base/kit/react-button', lastModified: 864_000 },
      { url: 'https://docs.example/base/kit/reference' },
      { url: 'https://docs.example/base/kit/api/button', lastModified: 172_800 },
      { url: 'https://docs.example/base/kit/v1/react-gone', priority: 0.3 },
    ]);
    expect(writeSitemap([{ url: 'https://a/?b&c', lastModified: 86_400, priority: 0.3 }])).toContain(
      '<url><loc>https://a/?b&amp;c</loc><lastmod>1970-01-02</lastmod><priority>0.3</priority></url>',
    );
  });

  it('take the time of a file where git knows nothing of it', () => {
    const file = 'docs/kit/v2/content/reference.md';
    fs.utimesSync(path.join(site.rootDir, file), 1000, 1000);
    const lastModified = createLastModified(site.rootDir, ['docs/kit']);
    expect(lastModified(file)).toBe(1000);
    expect(lastModified('docs/none.md')).toBeUndefined();
  });

  it('take the last commit of a file, and of anything in a folder, from git', () => {
    const rootDir = path.resolve(__dirname, '../../..');
    const lastModified = createLastModified(rootDir, ['plugins/code-copy']);
    const own = lastModified('plugins/code-copy/options.ts');
    expect(own).toBeGreaterThan(0);
    expect(lastModified('plugins/code-copy')).toBeGreaterThanOrEqual(own ?? Infinity);
  });
});
