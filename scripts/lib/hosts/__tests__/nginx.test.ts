import http from 'node:http';
import type { AddressInfo } from 'node:net';
import fs from 'node:fs';
import path from 'node:path';
import { ask, HOSTILE, readAnswer, type Target } from '../../../../tests/support/hostCases';
import { HAS_NGINX, Nginx } from '../../../../tests/support/nginx';
import { createServer } from '../../createServer';
import { writeFolder } from '../../__tests__/folders';
import { writeHostFiles } from '../writeHostFiles';

const LONG = 'text of a page. '.repeat(200);

const folder = writeFolder({
  'secret.txt': 'SECRET',
  'site/index.html': 'Home',
  'site/404.html': `There is no such page. ${LONG}`,
  'site/ui.html': 'All of it',
  'site/ui/button.html': `<script>first()</script>Größe ${LONG}`,
  'site/ui/button.md': '# Größe',
  'site/ui/llms.txt': '# Pages',
  'site/llms.txt': '# Site',
  'site/robots.txt': 'User-agent: *',
  'site/sw.js': '// worker',
  'site/data.json': '{}',
  'site/favicon.svg': '<svg/>',
  'site/assets/js/main.0a1b2c3d.js': `// ${LONG}`,
  'site/assets/css/styles.css': 'a{}',
  'site/assets/demo-files/font.woff2': 'font',
  'site/demo-sandbox/ui-v1.html': 'Sandbox',
  'site/.git/config': 'SECRET',
  'site/über.html': 'Umlaut',
});
const site = path.join(folder, 'site');
writeHostFiles(site, {
  rows: [
    {
      name: 'editor',
      enabled: true,
      documentPolicies: { '/demo-sandbox/': "default-src 'none'; sandbox allow-scripts" },
    },
  ],
  redirects: { '/buttons': '/ui/button', '/material': '/ui' },
  reportUrl: 'https://reports.example/csp?site=docs',
});

const CASES = [
  '/',
  '/?a=b',
  '/ui',
  '/ui/',
  '/ui/button',
  '/ui/button?a=b/',
  '/ui/button/?a=b',
  '/ui/button.html',
  '/ui/button.md',
  '/ui/llms.txt',
  '/llms.txt',
  '/robots.txt',
  '/sw.js',
  '/data.json',
  '/favicon.svg',
  '/assets/js/main.0a1b2c3d.js',
  '/assets/js/main.gone.js',
  '/assets/js',
  '/assets/css/styles.css',
  '/assets/demo-files/font.woff2',
  '/demo-sandbox/ui-v1',
  '/demo%2Dsandbox/ui-v1',
  '/demo-sandbox/ui-v2',
  '/%C3%BCber',
  '/none',
  '/404',
  '/404.html',
  '/none.md',
  '/buttons',
  '/buttons?a=b&c=%2F',
  '/en',
  '/en/',
  '/zh/ui/button?a=b',
  '/en/ui/',
  '/english',
];

// Without nginx, CI says so by failing before (`scripts/lib/testNginx.ts`).
const describeNginx = HAS_NGINX ? describe : describe.skip;

describeNginx('nginx, where it is installed, as `npm run serve` (issue 10 point 3)', () => {
  let nginx: Nginx;
  let server: http.Server;
  let targets: { ours: Target; theirs: Target };

  beforeAll(() => {
    nginx = new Nginx(site);
    server = createServer(site).listen(0);
    targets = {
      ours: { port: (server.address() as AddressInfo).port },
      theirs: { socketPath: nginx.socketPath },
    };
  });

  afterAll(() => {
    nginx.stop();
    server.close();
  });

  it.each(CASES)('answers %s alike', async (pathname) => {
    expect(await readAnswer(targets.theirs, pathname)).toEqual(await readAnswer(targets.ours, pathname));
  });

  it.each(HOSTILE)('has nothing at %s', async (pathname) => {
    for (const target of Object.values(targets)) {
      const { status, headers, body } = await ask(target, pathname);
      expect([400, 404]).toContain(status);
      expect(headers).not.toHaveProperty('location');
      expect(headers).not.toHaveProperty('set-cookie');
      expect(body).not.toMatch(/SECRET|add_header|Content-Security-Policy/);
    }
  });

  it('compresses, revalidates, and asks for https alike', async () => {
    for (const target of Object.values(targets)) {
      const gzip = { 'Accept-Encoding': 'gzip' };
      for (const pathname of ['/ui/button', '/none', '/assets/js/main.0a1b2c3d.js'])
        expect((await ask(target, pathname, gzip)).headers['content-encoding']).toBe('gzip');
      const { etag } = await ask(target, '/ui/button');
      expect((await ask(target, '/ui/button', { 'If-None-Match': etag })).status).toBe(304);
      expect((await ask(target, '/none', {}, 'HEAD')).status).toBe(404);
      const secure = await ask(target, '/ui/button', { 'X-Forwarded-Proto': 'https' });
      expect(secure.headers['strict-transport-security']).toBe('max-age=63072000');
      expect((await ask(target, '/')).headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('tells nobody which nginx it is', async () => {
    const version = await new Promise<string>((resolve) => {
      http.get({ socketPath: nginx.socketPath, path: '/' }, (response) => {
        response.resume();
        resolve(String(response.headers.server));
      });
    });
    expect(version).toBe('nginx');
  });

  it('has no line that nginx would take apart', () => {
    const lines = fs.readFileSync(path.join(site, '_hosts/nginx.conf'), 'utf8').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4096);
  });
});

describeNginx('nginx with a site below a path (SITE_BASE_URL)', () => {
  it.each([
    '/docs',
    '/docs?a=1',
    '/docs/',
    '/docs/ui',
    '/docs/ui/',
    '/docs/old',
    '/docs/zh/ui',
    '/docs/none',
    '/docs/assets/a.js',
  ])('answers %s as `npm run serve` does', async (pathname) => {
    expect(await readAnswer({ socketPath: below.socketPath }, pathname)).toEqual(
      await readAnswer({ port: (ours.address() as AddressInfo).port }, pathname),
    );
  });

  it('has none of it elsewhere', async () => {
    for (const pathname of [
      '/',
      '/ui',
      '/docs/_hosts/rules.json',
      '/docs/../secret.txt',
      '/docs/en//evil.example',
    ])
      expect([403, 404]).toContain((await ask({ socketPath: below.socketPath }, pathname)).status);
  });

  const host = writeFolder({
    'docs/index.html': 'Home',
    'docs/404.html': 'None',
    'docs/ui.html': 'UI',
    'docs/assets/a.js': '',
  });
  const dir = path.join(host, 'docs');
  let below: Nginx;
  let ours: http.Server;

  beforeAll(() => {
    writeHostFiles(dir, { base: '/docs/', rows: [], redirects: { '/old': '/ui' }, reportUrl: '' });
    below = new Nginx(dir, host);
    ours = createServer(dir).listen(0);
  });

  afterAll(() => {
    below.stop();
    ours.close();
  });
});
