import fs from 'node:fs';
import path from 'node:path';
import { hashUnit } from '../hashUnit';
import { writeFolder } from './folders';

const FILES = {
  'docusaurus.config.ts': 'config',
  'docs/products.ts': 'products',
  'docs/alpha/v2/pages.ts': 'pages',
  'docs/alpha/v2/content/button.md': 'button',
  'docs/beta/v1/content/chip.md': 'chip',
  'plugins/demos/index.ts': 'demos',
  'plugins/demos/__tests__/demos.test.ts': 'test',
  'src/css/site.css': 'css',
  'blog/post.md': 'post',
};
const ALPHA = { id: 'alpha@2', product: 'alpha', version: 'v2' };
const BETA = { id: 'beta@1', product: 'beta', version: 'v1' };
const ROOT = { id: 'root' };

/** Which units get another fingerprint when a file changes. */
function unitsChangedBy(file: string): string[] {
  const folder = writeFolder(FILES);
  const hashes = () => [ALPHA, BETA, ROOT].map((unit) => hashUnit(folder, unit, {}));
  const before = hashes();
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), 'changed');
  const after = hashes();
  return [ALPHA, BETA, ROOT].filter((_, index) => before[index] !== after[index]).map(({ id }) => id);
}

describe('hashUnit (design §2 "an unchanged product-version is taken from cache whole")', () => {
  it.each([
    ['docs/alpha/v2/content/button.md', ['alpha@2']],
    ['docs/alpha/v2/content/New.tsx', ['alpha@2']],
    ['docs/alpha/v2/pages.ts', ['alpha@2']],
    ['docs/beta/v1/content/chip.md', ['beta@1']],
    ['docs/beta/v1/content/api/chip.md', ['beta@1']],
    ['.generated/api/beta-v1/chip.json', ['beta@1']],
    ['.generated/api/beta-v1.json', ['beta@1']],
    ['blog/post.md', ['root']],
    ['src/css/site.css', ['alpha@2', 'beta@1', 'root']],
    ['plugins/demos/index.ts', ['alpha@2', 'beta@1', 'root']],
    ['package-lock.json', ['alpha@2', 'beta@1', 'root']],
    ['plugins/demos/__tests__/demos.test.ts', []],
    ['docs/alpha/v2/node_modules/x/index.js', []],
    ['tests/site/pages.spec.ts', []],
  ])('%s changes %j', (file, units) => {
    expect(unitsChangedBy(file)).toEqual(units);
  });

  it('depends on the variables that change the output, not on those that select a unit', () => {
    const folder = writeFolder(FILES);
    const hash = (env: NodeJS.ProcessEnv) => hashUnit(folder, ALPHA, env);
    expect(hash({ SITE_BUILD: 'alpha@2', SITE_PRODUCTS: 'alpha', SITE_OUT_DIR: 'out', HOME: '/' })).toBe(
      hash({}),
    );
    expect(hash({ SITE_URL: 'https://a.example' })).not.toBe(hash({}));
    expect(hash({ SITE_PLUGINS_OFF: 'search' })).not.toBe(hash({ SITE_PLUGINS_OFF: 'ads' }));
  });

  it("depends on other products' pages on the same components, and on no others", () => {
    const toVersion = (product: string, id: string, ...names: string[]) => ({
      product,
      id,
      current: true,
      basePath: `/${product}`,
      pages: names.map((name) => ({ pathname: `/${product}/${name}`, title: name, headings: [] })),
    });
    const hashWith = (...betaPages: string[]) => {
      const versions = [toVersion('alpha', 'v2', 'react-button'), toVersion('beta', 'v1', ...betaPages)];
      const manifest = {
        products: versions.map((version) => ({ id: version.product, versions: [version] })),
      };
      const folder = writeFolder({ ...FILES, '.generated/manifest.json': JSON.stringify(manifest) });
      return hashUnit(folder, ALPHA, {});
    };
    expect(hashWith('react-chip')).toBe(hashWith());
    expect(hashWith('react-button')).not.toBe(hashWith());
  });

  it('is the same for the same files elsewhere', () => {
    expect(hashUnit(writeFolder(FILES), ALPHA, {})).toBe(hashUnit(writeFolder(FILES), ALPHA, {}));
  });
});
