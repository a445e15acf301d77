import { SANDBOX_META_POLICY, SANDBOX_POLICY } from '../node/sandboxPolicy';
import { buildSandboxPage } from '../node/sandboxPage';

function read(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
}

describe('the policy of the sandbox (design §8)', () => {
  it('lets code come from the site and the editor, and reach nothing', () => {
    expect(read(SANDBOX_POLICY)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'unsafe-eval'",
      'style-src': "'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'none'",
      'form-action': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
      sandbox: 'allow-scripts allow-forms',
    });
  });

  it('is in the document too, for hosts without headers, as far as browsers read it there', () => {
    const page = buildSandboxPage(['/assets/a.js', '/assets/b.js']);
    expect(page).toContain(`<meta http-equiv="Content-Security-Policy" content="${SANDBOX_META_POLICY}">`);
    expect(read(SANDBOX_META_POLICY)).not.toHaveProperty('sandbox');
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  it('needs no inline script', () => {
    expect(buildSandboxPage(['/assets/a.js'])).not.toMatch(/<script(?! defer src=)/);
  });
});
