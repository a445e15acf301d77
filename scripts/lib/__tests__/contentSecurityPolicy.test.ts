import { createHash } from 'node:crypto';
import type { RegistryRow } from '../../../plugins/kit/node';
import { buildPolicy } from '../contentSecurityPolicy';
import { writeFolder } from './folders';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

function directive(policy: string, name: string): string[] | undefined {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1);
}

const folder = writeFolder({
  'index.html': '<script>first()</script><script src=/main.js defer></script>',
  'ui/button.html':
    '<script>first()</script><script data-x="1">second()</script>' +
    '<script data-rh=true type=application/ld+json>{"a":1}</script><script type="speculationrules">{}</script>',
  'main.js': 'third()',
});

describe('buildPolicy (design §8)', () => {
  it('allows the inline scripts of the pages by hash, each once, and nothing inline else', () => {
    const sources = directive(buildPolicy(folder, []), 'script-src');
    expect(sources?.[0]).toBe("'self'");
    expect(sources?.slice(1).sort()).toEqual([hash('first()'), hash('second()')].sort());
  });

  it('allows neither frames, objects nor forms of other sites', () => {
    const policy = buildPolicy(folder, []);
    expect(directive(policy, 'default-src')).toEqual(["'self'"]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'self'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
    expect(policy).not.toContain('unsafe-eval');
    expect(directive(policy, 'frame-ancestors')).toEqual(["'self'"]);
    expect(policy).not.toContain('report');
  });

  it('lets nothing inline be a script, and styles alone', () => {
    const inline = buildPolicy(folder, [])
      .split('; ')
      .filter((part) => part.includes('unsafe-inline'));
    expect(inline).toEqual(["style-src 'self' 'unsafe-inline'"]);
  });

  it('says where browsers report to', () => {
    const policy = buildPolicy(folder, [], '/csp-reports');
    expect(directive(policy, 'report-uri')).toEqual(['/csp-reports']);
    expect(directive(policy, 'report-to')).toEqual(['csp']);
  });

  it('adds what plugins need, to the directives of the site and to new ones', () => {
    const rows: RegistryRow[] = [
      {
        name: 'search',
        enabled: true,
        csp: { 'script-src': ["'wasm-unsafe-eval'"], 'worker-src': ['blob:'] },
      },
      {
        name: 'ads',
        enabled: true,
        csp: { 'img-src': ['https://ads.example'], 'script-src': ["'wasm-unsafe-eval'"] },
      },
    ];
    const policy = buildPolicy(folder, rows);
    expect(directive(policy, 'script-src')?.filter((source) => source === "'wasm-unsafe-eval'")).toHaveLength(
      1,
    );
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://ads.example']);
    expect(directive(policy, 'worker-src')).toEqual(["'self'", 'blob:']);
  });
});
