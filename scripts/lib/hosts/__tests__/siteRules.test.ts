import { findHeaders, findRedirect, isRefused } from '../matchRules';
import { findMediaType } from '../mediaTypes';
import { buildRules } from '../siteRules';

const settings = {
  policy: "default-src 'self'",
  documents: { '/demo-sandbox/': "default-src 'none'" },
  redirects: { '/buttons': '/ui/button' },
  reportUrl: '',
};
const rules = buildRules(settings);

describe('headers (issue 10 point 3)', () => {
  it('has the policy of the site for all paths, enforced', () => {
    for (const pathname of ['/', '/demo-sandbox', '/material-ui/demo-sandbox/x', '/assets/js/a.js']) {
      const headers = findHeaders(rules, pathname);
      expect(headers).toMatchObject({
        'Content-Security-Policy': "default-src 'self'",
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Strict-Transport-Security': 'max-age=63072000',
      });
      expect(Object.keys(headers).join()).not.toContain('Report');
    }
  });

  it('has one policy alone for documents apart from the site, which browsers open as the sandboxed ones they are', () => {
    expect(findHeaders(rules, '/demo-sandbox/material-ui-v9')).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Opener-Policy': 'unsafe-none',
    });
  });

  it('names where to report to, in the deployments that want it', () => {
    const headers = findHeaders(buildRules({ ...settings, reportUrl: '/csp-reports' }), '/x');
    expect(headers['Reporting-Endpoints']).toBe('csp="/csp-reports"');
  });

  it('keeps files with a hash in their name for a year, and others not without asking', () => {
    const immutable = 'public, max-age=31536000, immutable';
    expect(findHeaders(rules, '/assets/js/a.0a1b.js')['Cache-Control']).toBe(immutable);
    expect(findHeaders(rules, '/fonts/a.0a1b.woff2')['Cache-Control']).toBe(immutable);
    for (const pathname of ['/', '/ui/assets/a', '/sw.js'])
      expect(findHeaders(rules, pathname)['Cache-Control']).toBe('no-cache');
  });

  it('shows files of demos to documents without an origin, and no others', () => {
    for (const folder of ['/assets/demo-files/', '/assets/demo-sandbox/'])
      expect(findHeaders(rules, `${folder}a.woff2`)['Access-Control-Allow-Origin']).toBe('*');
    expect(findHeaders(rules, '/assets/js/a.js')).not.toHaveProperty(['Access-Control-Allow-Origin']);
  });

  it.each(['/material-ui/react-button.md', '/llms.txt', '/material-ui/v7/llms-full.txt'])(
    'sends %s as Markdown (issue 8 point 3)',
    (pathname) => expect(findHeaders(rules, pathname)['Content-Type']).toBe('text/markdown; charset=utf-8'),
  );

  it('lets search engines find the page instead of its Markdown', () => {
    expect(findHeaders(rules, '/material-ui/react-button.md')['X-Robots-Tag']).toBe('noindex');
    expect(findHeaders(rules, '/llms.txt')).not.toHaveProperty(['X-Robots-Tag']);
  });
});

describe('where addresses lead', () => {
  it.each([
    ['/buttons', { status: 301, to: '/ui/button' }],
    ['/ui/button/', { status: 301, to: '/ui/button' }],
    ['/en', { status: 302, to: '/' }],
    ['/zh/ui/button', { status: 302, to: '/ui/button' }],
    ['/english', null],
    ['/', null],
    ['/toString', null],
  ])('%s', (pathname, redirect) => expect(findRedirect(rules, pathname)).toEqual(redirect));

  it.each([
    '//evil.example',
    '/en//evil.example',
    '/en/\\evil.example',
    '/%2F',
    '/.git/config',
    '*',
    '/_hosts/x',
  ])('is nowhere for %s', (url) => expect(isRefused(url)).toBe(true));

  it.each(['/', '/ui/button?from=https://a.example//b', '/.well-known/security.txt', '/_a', '/v1.2/x.md'])(
    'is the site for %s',
    (url) => expect(isRefused(url)).toBe(false),
  );
});

describe('findMediaType', () => {
  it.each([
    ['/ui/button', 'text/html; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/a.woff2', 'font/woff2'],
    ['/a.unknown', undefined],
  ])('%s is %s', (pathname, type) => expect(findMediaType(pathname)).toBe(type));
});
