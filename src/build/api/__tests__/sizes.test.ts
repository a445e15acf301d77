import { documents } from '../../../../plugins/api-reference/__tests__/pageFixtures';
import type { ApiPageData } from '../../../../plugins/api-reference/types';
import { createSite, versionOf } from './apiSite';

const MEASURED = ['alpha-v2'];

/** A library of one component, whose code is there. */
function createMeasurable() {
  const site = createSite((packageDir) =>
    packageDir.includes('material') ? documents.slice(0, 1) : documents,
  );
  site.write('node_modules/@mui/material/Button.js', "export default () => 'button'.repeat(3);");
  return site;
}

describe('sizes (issue 4 point 6)', () => {
  it('are measured where that is asked for, and stand on pages and in the manifest', async () => {
    const { run, read, manifest } = createMeasurable();
    await run();
    expect(read('docs/alpha/v2/content/api/button.md')).not.toContain('kB');
    await run({}, MEASURED);
    expect(read('docs/alpha/v2/content/api/button.md')).toMatch(/```\n\n\*\*[<\d. ]+ kB\*\*: minified/);
    const { size } = JSON.parse(read('.generated/api/alpha-v2/button.json')) as ApiPageData;
    const page = versionOf(manifest(), 'alpha-v2').pages.find(({ api }) => api?.name === 'Button');
    expect(page?.api?.size).toEqual({ alone: size?.alone.brotli });
  });

  it('stay as they are once they are known', async () => {
    const { run, loaded } = createMeasurable();
    await run({}, MEASURED);
    loaded.length = 0;
    expect(await run()).toMatchObject({ changed: 0 });
    expect(await run({}, MEASURED)).toMatchObject({ changed: 0 });
    expect(loaded).toEqual([]);
  });
});
