import type { ProductRow } from '../../../../docs/products';
import { component } from '../../../../plugins/api-reference/node/changes/__tests__/documents';
import { writeFolder } from '../../../../scripts/lib/__tests__/folders';
import { createVersionLoader } from '../loadVersion';

const pins = (name: string) => JSON.stringify({ dependencies: { [name]: '1.0.0' } });

const installed = (version: string) => JSON.stringify({ name: 'lib', version });

function createSite() {
  const rootDir = writeFolder({
    'docs/alpha/v2/package.json': pins('lib'),
    'docs/alpha/v2/node_modules/lib/package.json': installed('2.0.0'),
    'docs/alpha/v1/package.json': pins('old-lib'),
    'docs/alpha/v1/node_modules/old-lib/package.json': installed('1.0.0'),
    'docs/alpha/v0/package.json': pins('lib'),
    'docs/alpha/v0/node_modules/lib/package.json': installed('0.1.0'),
    'docs/alpha/notes/package.json': pins('other'),
  });
  const alpha = {
    id: 'alpha',
    basePath: '/alpha',
    library: 'lib',
    versions: [
      { id: 'v2', current: true },
      { id: 'v1', library: 'old-lib' },
    ],
  } as ProductRow;
  const folders: string[] = [];
  const loadVersion = createVersionLoader(rootDir, [alpha, { id: 'beta' } as ProductRow], (options) => {
    folders.push(options.packageDir.slice(rootDir.length));
    return Promise.resolve([component('Button')]);
  });
  return { loadVersion, folders };
}

describe('createVersionLoader', () => {
  it('reads the package that the version names, once', async () => {
    const { loadVersion, folders } = createSite();
    const [first] = await Promise.all([loadVersion('alpha', 'v1'), loadVersion('alpha', 'v1')]);
    expect(folders).toEqual(['/docs/alpha/v1/node_modules/old-lib']);
    expect(first).toMatchObject({
      version: { id: 'v1', apiPath: '/alpha/v1/api', plans: [{ pathname: '/alpha/v1/api/button' }] },
    });
  });

  it('reads a version that the site has no pages of, without their pathnames', async () => {
    const { loadVersion, folders } = createSite();
    expect(await loadVersion('alpha', 'v0')).toMatchObject({ version: { plans: [{ pathname: '' }] } });
    expect(folders).toEqual(['/docs/alpha/v0/node_modules/lib']);
  });

  it('tells which names there are', async () => {
    const { loadVersion } = createSite();
    expect(await loadVersion('alpha', 'v3')).toEqual({ key: 'version', valid: ['v0', 'v1', 'v2'] });
    expect(await loadVersion('beta', 'v1')).toEqual({ key: 'product', valid: ['alpha'] });
  });
});
