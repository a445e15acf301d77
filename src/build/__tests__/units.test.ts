import type { ProductRow } from '../../../docs/products';
import { cacheName } from '../cacheName';
import { readEnv } from '../env';
import { listUnits, selectUnits } from '../units';

const product = (id: string, versions: string[], more: Partial<ProductRow> = {}): ProductRow => ({
  id,
  name: id,
  tagline: '',
  basePath: `/${id}`,
  home: `/${id}/start`,
  family: 'core',
  accent: { light: '#000', dark: '#fff' },
  versions: versions.map((version, index) => ({ id: version, current: index === 0 })),
  ...more,
});

const products = [
  product('alpha', ['v2', 'v1']),
  product('beta', ['v0']),
  product('trial', ['v1'], { fixture: true }),
];
const idsOf = (env: NodeJS.ProcessEnv) => selectUnits(products, readEnv(env)).map(({ id }) => id);

describe('selectUnits (design §2 "One build a product and version")', () => {
  it('is one build a product-version and the root, which is last', () => {
    expect(idsOf({})).toEqual(['alpha@2', 'alpha@1', 'beta@0', 'root']);
    expect(listUnits(products, { fixture: false })[0]).toEqual({
      id: 'alpha@2',
      product: 'alpha',
      version: 'v2',
    });
  });

  it('has the fixture in tests only (design §9)', () => {
    expect(idsOf({ SITE_FIXTURE: '1' })).toContain('trial@1');
  });

  it('is the one that SITE_BUILD names', () => {
    expect(idsOf({ SITE_BUILD: 'alpha@1' })).toEqual(['alpha@1']);
    expect(idsOf({ SITE_BUILD: 'root' })).toEqual(['root']);
  });

  it('is the products that SITE_PRODUCTS names, and the root', () => {
    expect(idsOf({ SITE_PRODUCTS: 'alpha' })).toEqual(['alpha@2', 'alpha@1', 'root']);
    expect(idsOf({ SITE_PRODUCTS: 'beta,alpha@1' })).toEqual(['alpha@1', 'beta@0', 'root']);
  });

  it('names what the site does not have, and what it has (design §7)', () => {
    expect(() => idsOf({ SITE_BUILD: 'alpha@3' })).toThrow(
      'SITE_BUILD names what this site does not have: "alpha@3".\nValid are: alpha@2, alpha@1, beta@0, root.',
    );
    expect(() => idsOf({ SITE_PRODUCTS: 'alpha,gamma,delta' })).toThrow(
      'SITE_PRODUCTS names what this site does not have: "gamma", "delta".\nValid are: alpha, beta, trial.',
    );
  });
});

describe('cacheName', () => {
  it('differs where the environment of a build differs, and only there', () => {
    const name = (env: NodeJS.ProcessEnv) => cacheName(readEnv(env));
    expect(name({ SITE_BUILD: 'alpha@2' })).toBe('alpha@2');
    expect(name({ SITE_BUILD: 'alpha@2', SITE_FIXTURE: '1' })).toBe('alpha@2.with-fixture');
    expect(name({ SITE_BUILD: 'alpha@2', SITE_PLUGINS_OFF: 'b, a' })).toBe('alpha@2.without-a-b');
    expect(name({ SITE_BUILD: 'alpha@2', SITE_PLUGINS_OFF: 'a,b' })).toBe('alpha@2.without-a-b');
    expect(name({})).toBe('development');
  });
});
