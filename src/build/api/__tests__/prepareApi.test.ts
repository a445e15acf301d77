import fs from 'node:fs';
import path from 'node:path';
import type { ApiPageData } from '../../../../plugins/api-reference/types';
import { BUTTON, createSite, versionOf } from './apiSite';

describe('prepareApi (issue 4 point 3)', () => {
  it('writes pages that the manifest has in its tree, without a problem', async () => {
    const { run, manifest, loaded } = createSite();
    expect(await run()).toEqual({ versions: 3, changed: expect.any(Number) });
    expect(loaded).toEqual([
      'node_modules/@mui/material',
      'docs/alpha/v1/node_modules/@mui/material',
      'node_modules/@mui/x-grid',
    ]);
    const site = manifest();
    expect(site.problems).toEqual([]);
    expect(
      versionOf(site, 'alpha-v2')
        .tree.slice(0, 3)
        .map(({ title, children }) => [title, children?.map((child) => child.title)]),
    ).toEqual([
      ['Components', ['Button']],
      ['API reference', ['Overview', 'API changes', 'Components', 'Hooks']],
      ['Guides', ['Styling']],
    ]);
    expect(versionOf(site, 'alpha-v2').pages.filter(({ api }) => api)).toMatchObject([
      {
        pathname: '/material-ui/api/button',
        title: 'Button',
        pageTitle: 'Button API',
        group: ['API reference', 'Components'],
      },
      { pathname: '/material-ui/api/button-base', flags: ['deprecated'] },
      { pathname: '/material-ui/api/select' },
      {
        pathname: '/material-ui/api/use-id',
        api: { name: 'useId', kind: 'hook' },
        group: ['API reference', 'Hooks'],
      },
    ]);
  });

  it('puts them where earlier versions and products that share a path have theirs', async () => {
    const { run, manifest } = createSite();
    await run();
    const site = manifest();
    expect(versionOf(site, 'alpha-v1').pages.map(({ pathname }) => pathname)).toContain(
      '/material-ui/v1/api/button',
    );
    expect(versionOf(site, 'grid-v1').pages.map(({ pathname }) => pathname)).toEqual([
      '/x/react-grid',
      '/x/api/grid',
      '/x/api/grid/button-base',
    ]);
  });

  it('links to the pages of the same version that show a component', async () => {
    const { run, read } = createSite();
    await run();
    expect(read('docs/alpha/v1/content/api/button.md')).toContain(
      '- [The button](/material-ui/v1/react-button)',
    );
    expect(read('docs/alpha/v2/content/api/select.md')).not.toContain('## Demos');
  });

  it('links from a library to pages of another product', async () => {
    const { run, read } = createSite();
    await run();
    expect(read('docs/grid/v1/content/api/button-base.md')).toContain(
      '[Button](/material-ui/api/button#button-prop-color)',
    );
  });

  it('loads and writes nothing when nothing has changed', async () => {
    const { run, loaded } = createSite();
    await run();
    loaded.length = 0;
    expect(await run()).toEqual({ versions: 3, changed: 0 });
    expect(loaded).toEqual([]);
  });

  it('writes again what shows a page that has changed, and only that', async () => {
    const { run, write, read } = createSite();
    await run();
    write('docs/alpha/v2/content/react-button.md', BUTTON.replace('The button', 'Buttons'));
    expect(await run()).toEqual({ versions: 3, changed: 3 });
    expect(read('docs/alpha/v2/content/api/button.md')).toContain('- [Buttons](/material-ui/react-button)');
  });

  it('writes again what is gone or stale', async () => {
    const { run, rootDir, write } = createSite();
    await run();
    fs.rmSync(path.join(rootDir, 'docs/alpha/v2/content/api/button.md'));
    write('.generated/api/alpha-v1/gone.json', '{}');
    expect(await run()).toEqual({ versions: 3, changed: 2 });
    expect(fs.existsSync(path.join(rootDir, '.generated/api/alpha-v1/gone.json'))).toBe(false);
  });

  it('loads a library again when another version is installed', async () => {
    const { run, write, loaded } = createSite();
    await run();
    loaded.length = 0;
    write('node_modules/@mui/material/package.json', '{"version":"2.1.0"}');
    await run();
    // The other version as well: its pages tell what changes in this one.
    expect(loaded).toEqual(['node_modules/@mui/material', 'docs/alpha/v1/node_modules/@mui/material']);
  });

  it('takes the products of a development server only', async () => {
    const { run, loaded } = createSite();
    expect(await run({ SITE_PRODUCTS: 'grid' })).toMatchObject({ versions: 1 });
    expect(loaded).toEqual(['node_modules/@mui/x-grid']);
  });

  it('does nothing while the plugin is off, and what is left over is in no tree', async () => {
    const { run, manifest, loaded } = createSite();
    await run();
    loaded.length = 0;
    expect(await run({ SITE_PLUGINS_OFF: 'api-reference' })).toEqual({ versions: 0, changed: 0 });
    expect(loaded).toEqual([]);
    const { problems, ...site } = manifest(false);
    expect(problems).toEqual([]);
    expect(JSON.stringify(site)).not.toContain('/api/button');
  });

  it('has the data of a page for its tables and its JSON twin', async () => {
    const { run, read } = createSite();
    await run();
    const data = JSON.parse(read('.generated/api/alpha-v2/button.json')) as ApiPageData;
    expect(data.pathname).toBe('/material-ui/api/button');
    expect(Object.keys(data.view)).toEqual(['props', 'slots', 'classes']);
  });
});
