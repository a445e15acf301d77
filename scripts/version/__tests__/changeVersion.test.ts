import { spawnSync } from 'node:child_process';
import { removeVersion, setCurrent } from '../changeVersion';
import { createTree, exists, productOf, read } from './tree';

describe('setCurrent (issue 7 point 1)', () => {
  it('makes another version the current one', () => {
    const root = createTree();
    setCurrent(root, productOf(root), 'v2');
    expect(read(root, 'docs/products.ts')).toContain(
      "versions: [{ id: 'v3' }, { id: 'v2', current: true }],",
    );
  });

  it('keeps the package that a version names, and what another package was after all others', () => {
    const earlier = "{ id: 'v5-beta', library: '@scope/old' }";
    const list = (versions: string) =>
      `export const products = [\n  {\n    id: 'alpha',\n    versions: [${versions}],\n  },\n];\n`;
    const root = createTree({
      'docs/products.ts': list(`${earlier}, { id: 'v3', current: true }, { id: 'v2' }`),
    });
    setCurrent(root, productOf(root), 'v2');
    expect(read(root, 'docs/products.ts')).toBe(
      list(`{ id: 'v3' }, { id: 'v2', current: true }, ${earlier}`),
    );
  });

  it('names the versions there are', () => {
    const root = createTree();
    expect(() => setCurrent(root, productOf(root), 'v9')).toThrow(/no version "v9". Write one of v3, v2/);
    expect(() => setCurrent(root, productOf(root), 'v3')).toThrow(/"v3" is the current version/);
  });
});

describe('removeVersion (issue 7 point 1)', () => {
  it('keeps the current version, and says how to remove it nevertheless', () => {
    const root = createTree();
    const remove =
      (id: string, product = 'alpha') =>
      () =>
        removeVersion(root, productOf(root, product), id, true);
    expect(remove('v3')).toThrow(/npm run version:current -- alpha v2/);
    expect(remove('v1', 'beta')).toThrow(/only one: remove the product by hand/);
  });

  it('keeps what git could not bring back, unless it is told to', () => {
    const root = createTree();
    const git = (...args: string[]) => spawnSync('git', args, { cwd: root });
    expect(() => removeVersion(root, productOf(root), 'v2', false)).toThrow(/not under git.*--force/);
    git('init');
    expect(() => removeVersion(root, productOf(root), 'v2', false)).toThrow(/not committed/);
    expect(exists(root, 'docs/alpha/v2')).toBe(true);
    expect(removeVersion(root, productOf(root), 'v2', true)).toBe('docs/alpha/v2');
    expect(exists(root, 'docs/alpha/v2')).toBe(false);
    expect(read(root, 'docs/products.ts')).toContain("versions: [{ id: 'v3', current: true }],");
  });
});
