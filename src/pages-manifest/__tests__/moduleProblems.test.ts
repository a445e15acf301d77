import type { ProductRow } from '../../../docs/products';
import { loadManifest } from '../loadManifest';
import { loadProducts } from '../writeManifest';
import { fixtureRoot, loadFixture, problemAt } from './fixtures';

describe('a page tree that cannot be read (design §7)', () => {
  const { problems } = loadFixture('wrong-modules');
  const at = (place: string) => problemAt(problems, place);

  it('reports each, once', () => {
    expect(problems).toHaveLength(5);
  });

  it('gives the line of a syntax error', () => {
    expect(at('docs/syntax/.v1/pages.ts:3')).toMatchObject({
      value: '{ pathname: };',
      fix: 'Correct this line.',
    });
  });

  it('gives the line of an error in the code', () => {
    expect(at('docs/throws/v1/pages.ts:3').message).toBe(
      'The page tree does not load: nowhere is not defined.',
    );
  });

  it.each(['named', 'object'])('asks for a default export that is an array: %s', (product) => {
    expect(at(`docs/${product}/v1/pages.ts`)).toMatchObject({
      message: 'The page tree has no default export that is an array.',
      fix: expect.stringContaining('export default pages;'),
    });
  });

  it('asks for the file where there is none', () => {
    expect(at('docs/absent/v1/pages.ts').message).toBe('The version has no page tree.');
  });
});

describe('wrong products (design §2 "which is current")', () => {
  const rootDir = fixtureRoot('valid');
  const [alpha, ...others] = loadProducts(rootDir) as [ProductRow, ...ProductRow[]];
  const load = (change: Partial<ProductRow>) =>
    loadManifest({ rootDir, products: [{ ...alpha, ...change }, ...others] }).problems;

  it.each([
    ['no current version', [{ id: 'v2' }, { id: 'v1' }], 'v2, v1'],
    [
      '2 current versions',
      [
        { id: 'v2', current: true },
        { id: 'v1', current: true },
      ],
      'v2, v1',
    ],
  ])('refuses %s', (many, versions, value) => {
    expect(load({ versions })).toContainEqual({
      file: 'docs/products.ts',
      line: 5,
      message: `The product "alpha" has ${many}.`,
      value,
      fix: 'Set "current: true" on exactly one of its versions.',
    });
  });

  it('refuses two products, or two versions, of one id', () => {
    const twice = loadManifest({ rootDir, products: [alpha, alpha] }).problems;
    expect(twice.map(({ message }) => message)).toEqual(['Two products have the id "alpha".']);
    const versions = [{ id: 'v2', current: true }, { id: 'v1' }, { id: 'v1' }];
    expect(load({ versions }).map(({ message }) => message)).toEqual([
      'The product "alpha" has two versions "v1".',
    ]);
  });

  it('refuses a home that is not a page', () => {
    expect(load({ home: '/alpha/strat' })).toMatchObject([
      { file: 'docs/products.ts', value: '"/alpha/strat"', fix: expect.stringContaining('"/alpha/start"') },
    ]);
  });

  it('tells when the documented library is not installed (design §4)', () => {
    const problems = load({ library: '@mui/does-not-exist' });
    expect(problems.map(({ file, value }) => [file, value])).toEqual([
      ['docs/alpha/v2/package.json', '@mui/does-not-exist'],
      ['docs/alpha/v1/package.json', '@mui/does-not-exist'],
    ]);
  });
});
