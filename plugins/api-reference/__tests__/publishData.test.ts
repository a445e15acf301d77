import { readFolder, writeFolder } from '../../../scripts/lib/__tests__/folders';
import { publishData } from '../node/pages/publishData';

const changes = (pathname: string) => JSON.stringify({ pathname, versions: [], steps: [], since: {} });

describe('publishData (issue 4 point 5)', () => {
  it('writes the JSON of those pages that the build has', () => {
    const siteDir = writeFolder({
      '.generated/api/material-ui-v9.json': '{}',
      '.generated/api/material-ui-v9/changes.json': changes('/material-ui/api/changes'),
      '.generated/api/material-ui-v9/index.json': JSON.stringify({
        pathname: '/material-ui/api',
        entries: [],
      }),
      '.generated/api/joy-ui-v5/button.json': '{}',
      '.generated/api/other-v2/changes.json': changes('/other/api/changes'),
    });
    const outDir = writeFolder({});
    publishData(
      siteDir,
      outDir,
      ['/base/', '/base/material-ui/api', '/base/material-ui/api/changes'],
      '/base/',
    );
    const files = readFolder(outDir);
    expect(Object.keys(files).sort()).toEqual(['material-ui/api.json', 'material-ui/api/changes.json']);
    expect(JSON.parse(files['material-ui/api/changes.json'] ?? '')).toMatchObject({
      versions: [],
      since: {},
    });
  });

  it('writes the JSON of components and hooks whose pages have no tables, which bring it', () => {
    const page = (name: string) =>
      JSON.stringify({
        pathname: `/kit/api/${name}`,
        document: { $schema: 'api.schema.json', name },
        view: {},
      });
    const siteDir = writeFolder({
      '.generated/api/kit-v1/use-id.json': page('use-id'),
      '.generated/api/kit-v1/button.json': page('button'),
      '.generated/api/kit-v1/elsewhere.json': page('elsewhere'),
    });
    const outDir = writeFolder({ 'kit/api/button.json': 'as it was' });
    publishData(siteDir, outDir, ['/base/kit/api/use-id', '/base/kit/api/button'], '/base/');
    const files = readFolder(outDir);
    expect(Object.keys(files).sort()).toEqual(['kit/api/button.json', 'kit/api/use-id.json']);
    expect(files['kit/api/button.json']).toBe('as it was');
    expect(JSON.parse(files['kit/api/use-id.json'] ?? '')).toEqual({
      $schema: '/base/api.schema.json',
      name: 'use-id',
    });
  });

  it('writes nothing where there is nothing', () => {
    const outDir = writeFolder({});
    publishData(writeFolder({}), outDir, ['/'], '/');
    expect(readFolder(outDir)).toEqual({});
  });
});
