import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { extractPackage } from '../node/packages';
import type { ApiComponent, ApiDocument, ApiProp } from '../types';
import { listInstalled, loadComponents, loadInstalled } from './installed';

// Reading them all takes half a minute where the cache is empty: one file, so that it is done once.
jest.setTimeout(120_000);

const schema = JSON.parse(fs.readFileSync(path.resolve(__dirname, '../api.schema.json'), 'utf8')) as object;
const validate = new Ajv({ allErrors: true }).compile(schema);

/** What the schema says against documents, by name. */
function listErrors(documents: readonly ApiDocument[]): string[] {
  return documents.flatMap((document) =>
    validate(document)
      ? []
      : (validate.errors ?? []).map(({ dataPath, message }) => `${document.name}${dataPath} ${message}`),
  );
}

/** Texts that show how the generator works instead of what a reader writes. */
const SLIPS = /import\(|\[object|__type|\bNonNullable<|__\d+\b/;

describe.each(listInstalled())('%s', (packageDir) => {
  it('fits the published schema, sorted and without a trace of the generator (issue 4)', async () => {
    const documents = await loadInstalled(packageDir);
    const names = documents.map(({ name }) => name);
    expect(listErrors(documents)).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)].sort());
    expect(
      documents.filter((document) => SLIPS.test(JSON.stringify(document))).map(({ name }) => name),
    ).toEqual([]);
  });
});

it('fits what is hard to read as well, and does not fit what is wrong', () => {
  const [first, ...others] = extractPackage(path.join(__dirname, '__fixtures__/hard-cases'));
  expect(listErrors([first!, ...others])).toEqual([]);
  expect(validate({ ...first, spread: 'yes' })).toBe(false);
  expect(validate({ ...first, more: true })).toBe(false);
});

function prop(component: ApiComponent | undefined, name: string): Partial<ApiProp> {
  return component?.props.find((candidate) => candidate.name === name) ?? {};
}

const inherits = (component: ApiComponent | undefined) => component?.inherited.map(({ from }) => from);

it('reads @mui/base: roots that can be replaced, and none of its contexts and helpers', async () => {
  const components = await loadComponents('@mui/base', 'base-ui/v5-beta');
  expect(components.get('Button')).toMatchObject({ element: 'button', ref: 'HTMLButtonElement' });
  expect(components.get('Select')).toMatchObject({ element: 'button', ref: 'HTMLButtonElement' });
  expect(components.get('Option')).toMatchObject({ element: 'li', ref: 'HTMLLIElement' });
  expect(components.get('NoSsr')?.ref).toBeUndefined();
  expect([...components.keys()].filter((name) => /Context$|^Identity$/.test(name))).toEqual([]);
});

it('reads Material UI: overloads, any root, what is inherited from where', async () => {
  const components = await loadComponents('@mui/material', 'material-ui/v9');
  const button = components.get('Button');
  expect(button).toMatchObject({
    imports: ["import Button from '@mui/material/Button';", "import { Button } from '@mui/material';"],
    polymorphic: true,
    ref: 'HTMLButtonElement',
    spread: true,
    themeName: 'MuiButton',
    propsType: 'ButtonProps',
    pages: expect.arrayContaining(['/material-ui/react-button']) as unknown,
  });
  expect(inherits(button)).toEqual(['ButtonBase', 'button']);
  expect(prop(button, 'size')).toMatchObject({
    type: "'small' | 'medium' | 'large'",
    default: "'medium'",
    extensible: true,
  });
  expect(inherits(components.get('MenuItem'))).toEqual(['ButtonBase', 'li']);
  expect(prop(components.get('TextField'), 'variant').type).toBe("'outlined' | 'standard' | 'filled'");
  expect(components.get('Alert')?.slots).toContainEqual({
    name: 'icon',
    description: 'The component that renders the icon slot.',
    default: 'div',
    className: '.MuiAlert-icon',
    hasSlotProps: true,
  });
  expect(components.get('Checkbox')?.classes).toContainEqual({
    key: 'checked',
    className: '.Mui-checked',
    description: 'State class applied to the root element if `checked={true}`.',
    isState: true,
  });
});

it('reads the types of a generic component', async () => {
  const autocomplete = (await loadComponents('@mui/material', 'material-ui/v9')).get('Autocomplete');
  expect(prop(autocomplete, 'multiple').type).toBe('boolean');
  expect(prop(autocomplete, 'options')).toMatchObject({ type: 'Value[]', required: true });
  expect(prop(autocomplete, 'onChange').signature?.parameters.map(({ name }) => name)).toEqual([
    'event',
    'value',
    'reason',
    'details',
  ]);
});

it('reads an earlier version by its own types', async () => {
  const components = await loadComponents('@mui/material', 'material-ui/v7');
  expect(components.get('Button')?.version).toMatch(/^7\./);
  expect(components.has('GridLegacy')).toBe(true);
});

it('reads the grid, whose component is generic and memoised', async () => {
  const components = await loadComponents('@mui/x-data-grid', 'x-data-grid/v9');
  const grid = components.get('DataGrid');
  expect(grid).toMatchObject({ ref: 'HTMLDivElement', themeName: 'MuiDataGrid', propsType: 'DataGridProps' });
  expect(prop(grid, 'columns').required).toBe(true);
  expect(prop(grid, 'onRowClick').signature?.parameters.map(({ type }) => type)).toEqual([
    'GridRowParams',
    'MuiEvent<React.MouseEvent<HTMLElement>>',
    'GridCallbackDetails<any, GridApiCommunity>',
  ]);
  expect(components.has('GridRow')).toBe(false);
});

it('names the dates of the pickers as a reader does, who brings a date library', async () => {
  const picker = (await loadComponents('@mui/x-date-pickers', 'x-date-pickers/v9')).get('DatePicker');
  expect(prop(picker, 'value').type).toBe('PickerValidDate | null');
  expect(prop(picker, 'views').type).toBe("('year' | 'month' | 'day')[]");
});

it('reads the others of the family', async () => {
  const joy = await loadComponents('@mui/joy', 'joy-ui/v5');
  expect(joy.get('Button')).toMatchObject({ themeName: 'JoyButton', polymorphic: true });
  const system = await loadComponents('@mui/system', 'system/v9');
  expect([...system.keys()]).toEqual(expect.arrayContaining(['Box', 'Container', 'Grid', 'Stack']));
  const charts = await loadComponents('@mui/x-charts', 'x-charts/v9');
  expect(charts.get('BarChart')?.pages).toContain('/x/react-charts/bars');
  const trees = await loadComponents('@mui/x-tree-view', 'x-tree-view/v9');
  expect(prop(trees.get('RichTreeView'), 'items')).toMatchObject({ type: 'R[]', required: true });
  const toolpad = await loadComponents('@toolpad/core', 'toolpad-core/v0');
  expect(toolpad.get('DashboardLayout')?.slots.map(({ name }) => name)).toContain('toolbarActions');
});
