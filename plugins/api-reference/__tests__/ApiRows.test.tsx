/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import ApiRows from '../theme/ApiRows';
import type { ApiRowView, ApiTableView } from '../types';

const ROWS: ApiRowView[] = [
  {
    id: 'button-prop-color',
    name: 'color',
    type: ["'inherit'", "'primary'"],
    default: "'primary'",
    description: 'See the <a href="/material-ui/guide">guide</a>.',
  },
  {
    id: 'button-prop-onClose',
    name: 'onClose',
    type: ['(event: object) => boolean'],
    required: true,
    parameters: [{ name: 'event', type: 'object', description: 'The <b>event</b>.' }],
    returns: { type: 'boolean' },
  },
  { id: 'button-prop-raised', name: 'raised', type: ['boolean'], deprecated: 'Use <code>variant</code>.' },
  { id: 'button-prop-sx', name: 'sx', type: ['SxProps'], typeDetails: 'A\n| B' },
];

function show(view: Partial<ApiTableView> = {}, baseUrl = '/') {
  return render(<ApiRows kind="props" rows={ROWS} inherited={[]} baseUrl={baseUrl} {...view} />);
}

/** A row is named by all that it says: by its beginning here. */
function row(name: string) {
  return screen.getByRole('row', { name: new RegExp(`^${name}`) });
}

describe('ApiRows (issue 4 point 3)', () => {
  it('is a table with a name, headings for its columns and one for each row', () => {
    show();
    const table = screen.getByRole('table', { name: 'Props' });
    const columns = within(table).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Prop', 'Type', 'Default', 'Description']);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
    expect(
      within(row('color'))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(["'inherit' | 'primary'", "'primary'", 'See the guide.']);
  });

  it('leaves out columns that no row needs', () => {
    show({
      kind: 'classes',
      rows: [{ id: 'button-classes-root', name: 'root', className: '.MuiButton-root' }],
    });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Key',
      'Class',
    ]);
  });

  it('gives each row an anchor, and a link to it with a name', () => {
    show();
    expect(row('color')).toHaveAttribute('id', 'button-prop-color');
    expect(screen.getByRole('link', { name: 'Link to color' })).toHaveAttribute('href', '#button-prop-color');
  });

  it('says in words what is required and deprecated', () => {
    show();
    expect(within(row('onClose')).getByText('Required')).toBeVisible();
    expect(within(row('raised')).getByText('Deprecated')).toBeVisible();
    expect(within(row('raised')).getByText('variant')).toBeVisible();
    expect(within(row('color')).queryByText('Required')).toBeNull();
  });

  it('says since which version a prop exists that earlier ones lack (issue 4 point 5)', () => {
    show({ rows: [{ id: 'button-prop-a', name: 'a', since: '9' }, ...ROWS] });
    expect(within(row('a')).getByText('Since 9')).toBeVisible();
    expect(screen.getAllByText(/^Since/)).toHaveLength(1);
  });

  it('lists what a callback is called with, and what it returns', () => {
    show();
    expect(within(row('onClose')).getByRole('listitem')).toHaveTextContent(/^event objectThe event\.$/);
    expect(within(row('onClose')).getByText('Returns', { exact: false })).toHaveTextContent(
      'Returns boolean',
    );
  });

  it('breaks a union between its members only', () => {
    const { container } = show();
    const members = [...container.querySelectorAll('#button-prop-color .type .unbroken')];
    expect(members.map(({ textContent }) => textContent)).toEqual(["'inherit'", "| 'primary'"]);
  });

  it('folds what a type consists of', () => {
    show();
    const details = within(row('sx')).getByRole('group');
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent('A | B');
  });

  it('folds inherited props, with a link to where they come from', () => {
    const rows = [{ id: 'button-prop-ripple', name: 'ripple', type: ['boolean'] }];
    show({ inherited: [{ from: 'ButtonBase', href: '/material-ui/api/button-base', rows }] }, '/ui/');
    const [details] = screen.getAllByRole('group').slice(-1);
    expect(details).not.toHaveAttribute('open');
    expect(details).toHaveTextContent('Props of ButtonBase (1)');
    expect(screen.getByText('ButtonBase API')).toHaveAttribute('href', '/ui/material-ui/api/button-base');
  });

  it('puts the base path before addresses of the site (SITE_BASE_URL)', () => {
    show({}, '/ui/');
    expect(screen.getByRole('link', { name: 'guide' })).toHaveAttribute('href', '/ui/material-ui/guide');
  });
});
