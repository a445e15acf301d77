import fc from 'fast-check';
import { hostileAddress, staysHere } from '../../../test/hostile';
import { readQuery } from '../../components/ErrorCode/readQuery';
import { parsePathname } from '../parsePathname';

const addresses = fc.oneof(
  hostileAddress,
  fc
    .array(
      fc.constantFrom('en', 'zh', 'api', 'x', 'v7', 'toolpad', 'core', '..', '', 'react-button', '\\', '\t'),
      {
        maxLength: 8,
      },
    )
    .map((segments) => `/${segments.join('/')}`),
);

describe('parsePathname (issue 2 point 4, design §8)', () => {
  it('is defined for any text, and its path leads nowhere else', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { product, productCategory, language, pathname, version } = parsePathname(address);
        expect(['en', 'zh']).toContain(language);
        expect([null, 'core', 'x', 'toolpad', 'site']).toContain(productCategory);
        expect(typeof product).toBe('string');
        expect(pathname).toMatch(/^\/(?![/\\])/);
        expect(staysHere(pathname)).toBe(true);
        if (version !== undefined) expect(version).toMatch(/^v\d+(-(alpha|beta|rc))?$/);
      }),
    );
  });

  it('reads its own path as the same page', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const { pathname, product, version } = parsePathname(address);
        // What is left may begin with the name of a language, which is one as well.
        fc.pre(!/^\/(en|zh|api)(\/|$)/.test(pathname));
        expect(parsePathname(pathname)).toMatchObject({ pathname, product, ...(version && { version }) });
      }),
    );
  });
});

it('the query of a minified error brings digits and short texts (design §8)', () => {
  const queries = fc.oneof(
    hostileAddress,
    hostileAddress.map((text) => `?code=${text}&args[]=${text}`),
    fc
      .array(hostileAddress, { maxLength: 99 })
      .map((args) => `?code=7${args.map((arg) => `&args[]=${arg}`).join('')}`),
  );
  fc.assert(
    fc.property(queries, (search) => {
      const query = readQuery(search);
      if (query.state !== 'code') return;
      expect(query.code).toMatch(/^\d{1,6}$/);
      for (const arg of query.args) expect(arg.length).toBeLessThanOrEqual(1000);
      expect(query.args.length).toBeLessThanOrEqual(30);
    }),
  );
});
