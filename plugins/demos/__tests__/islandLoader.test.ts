import path from 'node:path';
import { pitchIsland } from '../node/islandLoader';
import type { LoaderContext } from '../node/loaderContext';

const rootContext = path.resolve(__dirname, '../../..');

/** Source of the module of a demo, by its path below `docs/`. */
function load(demo: string, query: '?server' | '?client'): Promise<string> {
  const context: Partial<LoaderContext> = {
    rootContext,
    query,
    resourcePath: path.join(rootContext, 'docs', demo),
    addDependency: () => undefined,
    addMissingDependency: () => undefined,
    emitFile: () => undefined,
    _compiler: { options: { output: { publicPath: '/ui/' } } },
  };
  return pitchIsland.call(context as LoaderContext);
}

const GRID = 'x-data-grid/v9/content/react-data-grid';

describe('the island of a demo (issue 6 point 6)', () => {
  it.each(['?server', '?client'] as const)('gives a commercial library its key, %s', async (query) => {
    const code = await load(`${GRID}/column-pinning/PinnedName.tsx`, query);
    expect(code).toContain("'@mui/x-license'");
    expect(code).toContain('setLicenseKey(SITE_X_LICENSE || undefined)');
  });

  it.each(['?server', '?client'] as const)('has no byte of that for other demos, %s', async (query) => {
    const code = await load(`${GRID}/FirstGrid.tsx`, query);
    expect(code).not.toMatch(/license/i);
  });

  it('has the sheets of the demo with the addresses of their fonts (spec §7 "Static loads")', async () => {
    const code = await load('fixture/v2/content/react-fonts/IconFont.tsx', '?server');
    expect(code).toMatch(/\/ui\/assets\/demo-files\/bricolage-grotesque-[^"')]*\.woff2/);
  });
});
