import fs from 'node:fs';
import path from 'node:path';
import { documents } from '../../../../plugins/api-reference/__tests__/pageFixtures';
import type { ApiChangesData, ApiDocument, ApiPageData } from '../../../../plugins/api-reference/types';
import { createSite, versionOf } from './apiSite';

/** The earlier version has a button without `raised`, and a component that the current one lacks. */
function documentsOf(packageDir: string): ApiDocument[] {
  if (!packageDir.startsWith('docs/alpha/v1')) return documents;
  const [button, ...others] = documents;
  if (button?.kind !== 'component') return documents;
  const props = button.props.filter(({ name }) => name !== 'raised');
  const gone = { ...button, name: 'Gone', deprecated: 'Use [Button](/material-ui/api/button/) instead.' };
  return [{ ...button, props }, gone, ...others];
}

describe('pages of a product with several versions (issue 4 point 5)', () => {
  it('have a page of all changes on the version that has an earlier one', async () => {
    const { run, read, manifest, rootDir } = createSite(documentsOf);
    await run();
    const page = read('docs/alpha/v2/content/api/changes.md');
    expect(page).toContain('What changed in the API of Alpha from version 1 to 2');
    expect(page).toContain('<a href="/material-ui/api/button#button-prop-raised"><code>raised</code></a>');
    const data = JSON.parse(read('.generated/api/alpha-v2/changes.json')) as ApiChangesData;
    expect(data.since.Button).toMatchObject({ color: 'v1', raised: 'v2' });
    expect(fs.existsSync(path.join(rootDir, 'docs/alpha/v1/content/api/changes.md'))).toBe(false);

    const site = manifest();
    expect(site.problems).toEqual([]);
    const [, first] = versionOf(site, 'alpha-v2').pages.filter(({ source }) => /\/api\//.test(source));
    expect(first).toMatchObject({ pathname: '/material-ui/api/changes', pageTitle: 'API changes' });
    expect(first).not.toHaveProperty('api');
    expect(JSON.stringify(versionOf(site, 'grid-v1'))).not.toContain('changes');
  });

  it('tell what changed before and what changes after, with links of their own version', async () => {
    const { run, read } = createSite(documentsOf);
    await run();
    expect(read('docs/alpha/v2/content/api/button.md')).toContain(
      '## Changes since version 1\n\n- Prop added: [`raised`](#button-prop-raised)\n',
    );
    expect(read('docs/alpha/v1/content/api/gone.md')).toContain(
      '## Removed in version 2\n\nVersion 2 does not have it. Use [Button](/material-ui/v1/api/button) instead.\n',
    );
    expect(read('docs/grid/v1/content/api/button-base.md')).not.toContain('version');
  });

  it('mark the props that the earlier version lacks', async () => {
    const { run, read } = createSite(documentsOf);
    await run();
    const { view } = JSON.parse(read('.generated/api/alpha-v2/button.json')) as ApiPageData;
    const marked = view.props?.rows.filter(({ since }) => since).map(({ name, since }) => [name, since]);
    expect(marked).toEqual([['raised', '2']]);
  });

  it('are written once', async () => {
    const { run } = createSite(documentsOf);
    await run();
    expect(await run()).toMatchObject({ changed: 0 });
  });
});
