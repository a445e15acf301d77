import { buildFixtureFiles, readFixture } from './pageFixtures';

describe('the Markdown of a generated page (issue 4 point 3)', () => {
  it.each(['button', 'select', 'use-id'])('of %s', async (name) => {
    const { pages } = await buildFixtureFiles();
    expect(pages.get(`${name}.md`)).toBe(readFixture(`${name}.output.md`));
  });

  it('says that a component is deprecated, and leads to the row that replaces it', async () => {
    const { pages } = await buildFixtureFiles();
    expect(pages.get('button-base.md')).toContain(
      ':::warning Deprecated\nUse [Button](/material-ui/v7/api/button#button-prop-color) instead.\n:::\n',
    );
  });

  it('says where props and ref go that a component does not have itself', async () => {
    const { pages } = await buildFixtureFiles();
    const page = pages.get('button-base.md');
    expect(page).toContain('## Inheritance\n\nOther props are passed to the root element.\n');
    expect(page).toContain('## Ref\n\nThe component takes no `ref`.\n');
    expect(page).not.toContain('## Theme');
  });

  it('is the same one heading deeper for a page that a writer made', async () => {
    const { dataOf } = await buildFixtureFiles();
    const { reference } = dataOf('select');
    expect(reference).toContain('### Select.Trigger {#select-trigger}');
    expect(reference).toContain('#### Data attributes {#select-trigger-data-attributes}');
    expect(reference).not.toMatch(/^(#|##) |Import|Source code/m);
  });
});

describe('the data of a generated page', () => {
  it('has the address with the version, and the document as it was extracted', async () => {
    const { dataOf } = await buildFixtureFiles();
    const { pathname, document } = dataOf('button');
    expect(pathname).toBe('/material-ui/v7/api/button');
    expect(document).toEqual(JSON.parse(readFixture('button.json')));
  });
});
