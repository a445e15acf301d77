import type { RegistryRow } from '../../../../plugins/kit/node';
import { readFolder, writeFolder } from '../../__tests__/folders';
import { readRules, writeHostFiles } from '../writeHostFiles';

const rows: RegistryRow[] = [
  { name: 'editor', enabled: true, documentPolicies: { '/demo-sandbox/': "default-src 'none'" } },
];

function write(reportUrl = '', base?: string) {
  const folder = writeFolder({ 'index.html': 'Home', '404.html': 'None', 'ui/button.html': 'Button' });
  writeHostFiles(folder, { base, rows, redirects: { '/buttons': '/ui/button' }, reportUrl });
  return { folder, files: readFolder(folder) };
}

describe('writeHostFiles (issue 10 point 3 "from one source")', () => {
  it('writes the headers for hosts that add up what fits a path, and for those where the last has the word', () => {
    const headers = write().files._headers ?? '';
    expect(headers).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; /);
    expect(headers).toMatch(
      /\/demo-sandbox\/\*\n(?: {2}! .*\n){2} {2}Content-Security-Policy: default-src 'none'\n {2}Cross-Origin-Opener-Policy: unsafe-none\n/,
    );
    expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(headers).toContain('/sw.js\n  Cache-Control: no-cache\n');
    expect(headers).toContain('/*.md\n  Content-Type: text/markdown; charset=utf-8\n');
  });

  it('keeps within what Cloudflare reads: 100 rules, and lines of 2000 characters', () => {
    const lines = (write('https://reports.example/csp').files._headers ?? '').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  });

  it('lets no prefix lead anywhere but into the sections of the site', () => {
    expect(write().files._redirects).toBe(
      '/buttons /ui/button 301\n' +
        ['en', 'zh'].map((p) => `/${p} / 302\n/${p}/ui /ui 302\n/${p}/ui/* /ui/:splat 302\n`).join(''),
    );
  });

  it('leads and allows below the path of the site alone (SITE_BASE_URL)', () => {
    const { files } = write('', '/site/');
    expect(files._redirects).toMatch(/^\/site\/buttons \/site\/ui\/button 301\n\/site\/en \/site\/ 302\n/);
    expect(files._headers).toMatch(/^\/site\/\*\n/);
    expect(`${files._headers}${files._redirects}`).not.toMatch(/^\/(?!site\/)/m);
    const nginx = files['_hosts/nginx.conf'] ?? '';
    const places = [...nginx.matchAll(/^location (?:= |\^~ )?(\/\S*)/gm)].map(([, place]) => place);
    expect(places).toContain('/site/buttons');
    expect(places.filter((place) => !`${place}/`.startsWith('/site/'))).toEqual([]);
  });

  it('reports where a deployment says so, to new and old browsers', () => {
    const headers = write('https://reports.example/csp').files._headers ?? '';
    expect(headers).toContain('; report-uri https://reports.example/csp; report-to csp\n');
    expect(headers).toContain('  Reporting-Endpoints: csp="https://reports.example/csp"\n');
    expect(write().files._headers).not.toMatch(/report/i);
  });

  it('keeps the rules for `npm run serve`, which wants a build', () => {
    expect(readRules(write().folder).redirects).toEqual({ '/buttons': '/ui/button' });
    expect(() => readRules(writeFolder({ 'index.html': '' }))).toThrow('make one with "npm run build"');
  });
});
