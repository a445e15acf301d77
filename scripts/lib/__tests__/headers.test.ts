import { contentTypeOf, headersFile, headersOf } from '../headers';

const documents = { '/demo-sandbox/': "default-src 'none'" };

describe('documents with a policy of their own (design §8)', () => {
  it("have that one, enforced, in place of the site's", () => {
    const headers = headersOf('/demo-sandbox/material-ui-v9', "default-src 'self'", documents);
    expect(headers).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('Content-Security-Policy-Report-Only');
  });

  it('are no other ones', () => {
    for (const pathname of ['/', '/demo-sandbox', '/material-ui/demo-sandbox/x']) {
      const headers = headersOf(pathname, "default-src 'self'", documents);
      expect(headers).toHaveProperty(['Content-Security-Policy-Report-Only'], "default-src 'self'");
      expect(headers).not.toHaveProperty(['Content-Security-Policy']);
    }
  });

  it("take the site's policy back in `_headers`, where patterns add up", () => {
    expect(headersFile("default-src 'self'", documents)).toContain(
      "/demo-sandbox/*\n  ! Content-Security-Policy-Report-Only\n  Content-Security-Policy: default-src 'none'\n",
    );
  });
});

describe('files of demos', () => {
  it('may be shown in documents without an origin, and no others', () => {
    for (const folder of ['/assets/demo-files/', '/assets/demo-sandbox/']) {
      expect(headersOf(`${folder}a.woff2`, '')).toHaveProperty(['Access-Control-Allow-Origin'], '*');
      expect(headersFile('')).toContain(`${folder}*\n  Access-Control-Allow-Origin: *\n`);
    }
    expect(headersOf('/assets/js/main.js', '')).not.toHaveProperty(['Access-Control-Allow-Origin']);
  });
});

describe('how long files are kept (issue 6 point 5)', () => {
  it('is a year with a hash in the name, and not at all for the service worker', () => {
    const file = headersFile("default-src 'self'");
    expect(file).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n/);
    expect(file).toMatch(/\/sw\.js\n {2}Cache-Control: no-cache\n/);
  });
});

describe('Markdown for machines (issue 8 point 3)', () => {
  const markdown = 'text/markdown; charset=utf-8';

  it.each([
    ['/material-ui/react-button.md', markdown],
    ['/llms.txt', markdown],
    ['/material-ui/v7/llms-full.txt', markdown],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/material-ui/react-button.html', undefined],
  ])('%s is %s', (pathname, type) => expect(contentTypeOf(pathname)).toBe(type));

  it('has its type in `_headers` as well', () => {
    const file = headersFile("default-src 'self'");
    for (const pattern of ['/*.md', '/*llms.txt', '/*llms-full.txt'])
      expect(file).toContain(`${pattern}\n  Content-Type: ${markdown}\n`);
  });
});
