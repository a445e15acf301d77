import path from 'node:path';
import { pitchIsland } from '../node/islandLoader';
import type { LoaderContext } from '../node/loaderContext';

const rootContext = path.resolve(__dirname, '../../..');

/** Source of the module of a demo of the Data Grid, which has both plans. */
function load(demo: string, query: '?server' | '?client'): Promise<string> {
  const context: Partial<LoaderContext> = {
    rootContext,
    query,
    resourcePath: path.join(rootContext, 'docs/x-data-grid/v9/content/react-data-grid', demo),
    addDependency: () => undefined,
    addMissingDependency: () => undefined,
  };
  return pitchIsland.call(context as LoaderContext);
}

describe('the island of a demo (issue 6 point 6)', () => {
  it.each(['?server', '?client'] as const)('gives a commercial library its key, %s', async (query) => {
    const code = await load('column-pinning/PinnedName.tsx', query);
    expect(code).toContain("'@mui/x-license'");
    expect(code).toContain('setLicenseKey(SITE_X_LICENSE || undefined)');
  });

  it.each(['?server', '?client'] as const)('has no byte of that for other demos, %s', async (query) => {
    const code = await load('FirstGrid.tsx', query);
    expect(code).not.toMatch(/license/i);
  });
});
