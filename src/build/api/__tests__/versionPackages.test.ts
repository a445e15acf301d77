import type { ProductRow } from '../../../../docs/products';
import { documents } from '../../../../plugins/api-reference/__tests__/pageFixtures';
import type { ApiDocument } from '../../../../plugins/api-reference/types';
import { createSite, products, versionOf } from './apiSite';

/** The lab has a component of its own, one that the library has as well, and one that nobody asks for. */
function documentsOf(packageDir: string): ApiDocument[] {
  if (!packageDir.endsWith('@mui/lab')) return documents;
  const [button] = documents;
  if (button === undefined) return [];
  const lab = { ...button, package: '@mui/lab', version: '2.0.0-beta.1' };
  return [lab, { ...lab, name: 'Masonry' }, { ...lab, name: 'TreeView' }];
}

function withLab(only?: string[]): ProductRow[] {
  const api: ProductRow['api'] = { packages: [{ name: '@mui/lab', versions: ['v2'], only }] };
  return products.map((product) => (product.id === 'alpha' ? { ...product, api } : product));
}

const apiNames = (site: ReturnType<ReturnType<typeof createSite>['manifest']>, id: string) =>
  versionOf(site, id).pages.flatMap(({ api }) => (api ? [api.name] : []));

describe('packages that some versions document', () => {
  it('get pages of the names that the row lists, and only there', async () => {
    const { run, manifest, read } = createSite(documentsOf, withLab(['Masonry']));
    await run();
    const site = manifest();
    expect(site.problems).toEqual([]);
    expect(apiNames(site, 'alpha-v2')).toEqual(['Button', 'ButtonBase', 'Masonry', 'Select', 'useId']);
    expect(apiNames(site, 'alpha-v1')).not.toContain('Masonry');
    expect(read('docs/alpha/v2/content/api/masonry.md')).toContain('@mui/lab 2.0.0-beta.1');
  });

  it('count as neither new nor changed', async () => {
    const { run, read } = createSite(documentsOf, withLab(['Masonry']));
    await run();
    expect(read('docs/alpha/v2/content/api/masonry.md')).not.toContain('version 1');
    expect(read('docs/alpha/v2/content/api/changes.md')).not.toContain('Masonry');
  });

  it('come after the library, whose component of the same name counts', async () => {
    const { run, manifest, read } = createSite(documentsOf, withLab());
    await run();
    expect(apiNames(manifest(), 'alpha-v2')).toContain('TreeView');
    expect(read('docs/alpha/v2/content/api/button.md')).not.toContain('@mui/lab');
  });

  it('must have the names that the row lists', async () => {
    const { run } = createSite(documentsOf, withLab(['Masonry', 'Timelime']));
    await expect(run()).rejects.toThrow(
      /API pages of Timelime in @mui\/lab.+It has: Button, Masonry, TreeView\./s,
    );
  });
});
