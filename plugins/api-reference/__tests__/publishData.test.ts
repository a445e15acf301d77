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

  it('writes nothing where there is nothing', () => {
    const outDir = writeFolder({});
    publishData(writeFolder({}), outDir, ['/'], '/');
    expect(readFolder(outDir)).toEqual({});
  });
});
