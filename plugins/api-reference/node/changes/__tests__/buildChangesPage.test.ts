import { buildChangesData, buildChangesPage } from '../buildChangesPage';
import { buildSummaryTable } from '../buildSummaryTable';
import { createHistory } from '../history';
import { history, input } from './versions';

const page = buildChangesPage({ ...input, versionId: 'v10' }) ?? '';

describe('the page of all changes (issue 4 point 5)', () => {
  it('has front matter and a title', () => {
    expect(page).toMatch(/^---\nproductId: material-ui\ntitle: API changes\ndescription: "What changed/);
    expect(page).toContain(
      '\n# API changes\n\n<p class="description">What changed in the API of Material UI from version 7 to 10',
    );
  });

  it('has the last step first, with an anchor for each component', () => {
    expect(page.match(/^##+ .*/gm)).toEqual([
      '## From version 9 to 10 {#version-10}',
      '### Button {#button}',
      '### Card {#card}',
      '### Chip {#chip}',
      '### Select {#select}',
      '### useId {#use-id}',
      '## From version 7 to 9 {#version-9}',
      '### Button {#button-v9}',
      '### Chip {#chip-v9}',
      '### Select {#select-v9}',
      '### useId {#use-id-v9}',
    ]);
  });

  it('leads to rows and pages of both versions', () => {
    expect(page).toContain('<a href="/material-ui/v9/api/button#button-prop-raised"><code>raised</code></a>');
    expect(page).toContain('<a href="/material-ui/api/button#button-prop-open"><code>open</code></a>');
    expect(page).toContain('<a href="/material-ui/v9/api/chip">Chip in version 9</a>\n');
  });

  it('is there where an earlier version is documented', () => {
    expect(buildChangesPage({ ...input, versionId: 'v7' })).toBeNull();
    expect(buildChangesPage({ ...input, versionId: 'v9' })).not.toContain('version 10');
  });

  it('says that nothing changed', () => {
    const [first] = history.versions;
    const same = createHistory([first!, { ...first!, id: 'v8' }]);
    expect(buildChangesPage({ ...input, versionId: 'v8', history: same })).toContain(
      '\n\nNothing changed.\n',
    );
  });
});

it('tells the same as data, with the version since which each prop exists', () => {
  const data = buildChangesData({ ...input, versionId: 'v10' });
  expect(data).toMatchObject({
    pathname: '/material-ui/api/changes',
    versions: [
      { id: 'v7', label: '7', packages: { '@mui/material': '7.0.0' } },
      { id: 'v9', label: '9', packages: { '@mui/material': '9.5.0' } },
      { id: 'v10', label: '10', packages: { '@mui/material': '10.0.0' } },
    ],
    since: {
      Button: { color: 'v7', loading: 'v9', open: 'v10' },
      Select: { 'Select.Root/open': 'v9', 'Select.Root/value': 'v10' },
    },
  });
  expect(data.steps.map(({ from, to, changes }) => [from, to, changes.length])).toEqual([
    ['v9', 'v10', 5],
    ['v7', 'v9', 4],
  ]);
});

it('counts what changed: a prop with two changes once', () => {
  const table = buildSummaryTable([
    { name: 'New', kind: 'component', change: 'added', changes: [] },
    {
      name: 'Button',
      kind: 'component',
      change: 'changed',
      changes: [
        { subject: 'prop', name: 'a', kind: 'required' },
        { subject: 'prop', name: 'a', kind: 'default', to: '1' },
        { subject: 'prop', name: 'a', owner: 'Button.Part', kind: 'optional' },
        { subject: 'class', name: 'a', kind: 'deprecated' },
      ],
    },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| Components and hooks | 1 | – | 1 | – |',
    '| Props | – | – | 2 | – |',
    '| CSS classes | – | – | – | 1 |',
  ]);
});
