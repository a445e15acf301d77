import { checkManifest } from '../loadManifest';
import { formatProblems } from '../problems';
import { loadProducts } from '../writeManifest';
import { fixtureRoot } from './fixtures';

describe('formatProblems (design §7 "lists every bad value at once")', () => {
  it('groups by file, in order of lines, with place, message, value and fix', () => {
    const problem = { message: 'Wrong.', value: '"a"', fix: 'Write "b".' };
    const text = formatProblems([
      { file: 'docs/b.md', ...problem },
      { file: 'docs/a.md', line: 10, ...problem },
      { file: 'docs/a.md', line: 9, ...problem },
    ]);
    expect(text).toMatchInlineSnapshot(`
     "3 problems in the pages, in 2 files:

     docs/a.md
       docs/a.md:9: Wrong.
         value: "a"
         fix:   Write "b".
       docs/a.md:10: Wrong.
         value: "a"
         fix:   Write "b".

     docs/b.md
       docs/b.md: Wrong.
         value: "a"
         fix:   Write "b".
     "
    `);
  });
});

describe('checkManifest (design §7 "then throws once")', () => {
  it('throws one Error with every problem', () => {
    const rootDir = fixtureRoot('wrong-tree');
    const check = () => checkManifest({ rootDir, products: loadProducts(rootDir) });
    expect(check).toThrow(/^20 problems in the pages, in 4 files:/);
    expect(check).toThrow(/Duplicate pathname \/alpha\/react-button/);
    expect(check).toThrow(/Unknown key "titel"/);
    expect(check).toThrow(/The file is in no page tree/);
  });

  it('gives the manifest where nothing is wrong', () => {
    const rootDir = fixtureRoot('valid');
    expect(checkManifest({ rootDir, products: loadProducts(rootDir) }).products).toHaveLength(3);
  });
});
