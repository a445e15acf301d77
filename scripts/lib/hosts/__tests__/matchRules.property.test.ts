import fc from 'fast-check';
import { hostileAddress, hostileText, staysHere } from '../../../../test/hostile';
import redirects from '../../../../redirects';
import { findHeaders, findRedirect, isRefused } from '../matchRules';
import type { SiteRules } from '../siteRules';

const rules: SiteRules = {
  base: '/',
  redirects,
  prefixes: ['en', 'zh'],
  headers: [
    { pattern: '/*', headers: { 'X-All': '1' } },
    { pattern: '/assets/*', headers: { 'X-Asset': '1' } },
  ],
};

/** Addresses as requests have them: of browsers, and of who writes requests by hand. */
const requests = fc
  .tuple(
    fc.constantFrom('', '/en', '/zh/', '/en/en/', '/material-ui', '/__proto__'),
    fc.oneof(hostileAddress, hostileText),
    fc.constantFrom('', '/', '//', '?/', '/?//evil.example'),
  )
  .map((parts) => parts.join(''));

describe('rules of hosts for requests of anyone (design §8, §11)', () => {
  it('refuse an address, or lead to this site in few steps', () => {
    fc.assert(
      fc.property(requests, (request) => {
        let url = request;
        for (let steps = 0; !isRefused(url); steps += 1) {
          const { pathname, search } = new URL(`http://localhost${url}`);
          const redirect = findRedirect(rules, pathname);
          if (!redirect) return;
          expect([url, staysHere(redirect.to + search)]).toEqual([url, true]);
          expect(steps).toBeLessThan(20);
          url = redirect.to + search;
        }
      }),
    );
    expect(isRefused('/en//evil.example/')).toBe(true);
  });

  it('give headers to any path', () => {
    fc.assert(
      fc.property(fc.oneof(hostileAddress, hostileText), (path) => {
        const headers = findHeaders(rules, path);
        expect(headers['X-All']).toBe(path.startsWith('/') ? '1' : undefined);
      }),
    );
  });
});
