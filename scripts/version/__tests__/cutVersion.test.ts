import { cutVersion } from '../cutVersion';
import { chooseRelease } from '../findRelease';
import { createTree, exists, productOf, read } from './tree';

describe('cutVersion (issue 7 point 1)', () => {
  const root = createTree();
  const folder = cutVersion(root, productOf(root), 'v1', (name) =>
    name === '@scope/icons' ? '1.9.0' : '1.9.2',
  );

  it('copies the folder of the current version, without packages and generated pages', () => {
    expect(folder).toBe('docs/alpha/v1');
    expect(read(root, 'docs/alpha/v1/content/page.md')).toBe('# Page\n');
    expect(exists(root, 'docs/alpha/v1/content/api')).toBe(false);
    expect(exists(root, 'docs/alpha/v1/node_modules')).toBe(false);
    expect(exists(root, 'docs/alpha/v3/content/api/generated.md')).toBe(true);
  });

  it('pins the library and what is released with it, and nothing else', () => {
    expect(JSON.parse(read(root, 'docs/alpha/v1/package.json'))).toEqual({
      name: 'docs-alpha-v1',
      description: 'Alpha 1: pages, demos and the libraries they document',
      dependencies: {
        '@scope/alpha': '1.9.2',
        '@scope/alpha-pro': '1.9.2',
        '@scope/icons': '1.9.0',
        '@scope/other': '7.0.0',
        react: '19.0.0',
      },
    });
  });

  it('lists it, the newest first, and changes nothing else of the file', () => {
    expect(read(root, 'docs/products.ts')).toBe(
      read(createTree(), 'docs/products.ts').replace("{ id: 'v2' }]", "{ id: 'v2' }, { id: 'v1' }]"),
    );
  });

  it('says what is in the way', () => {
    const cut =
      (id: string, product = 'alpha') =>
      () =>
        cutVersion(root, productOf(root, product), id, () => '2.0.0');
    expect(cut('v2')).toThrow(/has a version "v2" already.*edit docs\/alpha\/v2\/package.json/);
    expect(cut('v2', 'beta')).toThrow(/documents no library/);
    expect(cut('v2', 'gamma')).toThrow(/no product "gamma". Write one of alpha, beta/);
    const other = createTree({ 'docs/alpha/v0/pages.ts': '' });
    expect(() => cutVersion(other, productOf(other), 'v0', () => '0.1.0')).toThrow(
      /folder docs\/alpha\/v0 is there/,
    );
  });

  it('leaves a list of versions alone that it does not understand', () => {
    const text = read(root, 'docs/products.ts').replace("{ id: 'v2' }", '...earlier');
    const odd = createTree({ 'docs/products.ts': `const earlier = [];\n${text}` });
    expect(() => cutVersion(odd, productOf(odd), 'v0', () => '0.1.0')).toThrow(/not a plain list.*by hand/);
    expect(exists(odd, 'docs/alpha/v0')).toBe(false);
  });
});

describe('chooseRelease', () => {
  const known = ['5.9.0', '6.4.8', '6.4.10', '6.5.1', '6.0.0-beta.1', '7.0.0'];

  it('takes the same number, else the highest below it of the same major version', () => {
    expect(chooseRelease(known, '6.5.1')).toBe('6.5.1');
    expect(chooseRelease(known, '6.5.0')).toBe('6.4.10');
    expect(chooseRelease(known, '6.0.0-beta.1')).toBe('6.0.0-beta.1');
  });

  it('takes none of another major version', () => {
    expect(chooseRelease(known, '6.1.0')).toBeNull();
    expect(chooseRelease(known, '8.0.0')).toBeNull();
  });
});
