import { format } from 'node:util';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { printCode } from '../../client/playground/printCode';
import { toProps } from '../../client/playground/toProps';
import { startValues, type PlayValues } from '../../client/playground/values';
import type { FoundPlayground } from '../../node/playground/findPlayground';
import { OVERRIDES } from '../../node/playground/overrides';
import { checkCode } from './checkCode';
import { LIBRARIES, listValues, loadPlaygrounds, loadPreview, type Library } from './playgrounds';

/** Reading a library anew takes its time, and so does starting it. */
const TIMEOUT = 300_000;

/** The values at the start, and those with each control at each of its values. */
function listStates({ data }: FoundPlayground): PlayValues[] {
  const start = startValues(data);
  const changed = data.controls.flatMap((control) =>
    listValues(control).map((value) => ({ ...start, [control.prop]: value })),
  );
  return [start, ...changed];
}

/** What rendering a playground in each of its states throws or writes to the console. */
function findComplaints(library: Library, found: FoundPlayground): string[] {
  const { default: Component, elements } = loadPreview(library, found);
  const complaints: string[] = [];
  const listen = (...args: unknown[]) => void complaints.push(format(...args));
  const spies = (['error', 'warn'] as const).map((method) =>
    jest.spyOn(console, method).mockImplementation(listen),
  );
  for (const values of listStates(found)) {
    const props = toProps(found.data, values, elements);
    const before = complaints.length;
    try {
      expect(renderToString(createElement(Component, props))).not.toBe('');
    } catch (error) {
      complaints.push(String(error));
    }
    if (complaints.length > before) complaints.push(`  in ${printCode(found.data, values)}`);
  }
  spies.forEach((spy) => spy.mockRestore());
  return complaints;
}

/** Names of controls in overrides that no component of the library has. */
function findUnused(library: Library, playgrounds: readonly FoundPlayground[]): string[] {
  const present = new Set(playgrounds.flatMap(({ data }) => data.controls.map(({ prop }) => prop)));
  const overrides = Object.values(OVERRIDES[library.package]?.components ?? {});
  const named = overrides.flatMap(({ only = [], controls = {}, initial = {} }) => [
    ...only,
    ...Object.keys(initial),
    ...Object.keys(controls).filter((prop) => controls[prop] !== false),
  ]);
  return [...new Set(named)].filter((name) => !present.has(name));
}

const all = new Map<Library, FoundPlayground[]>();

beforeAll(async () => {
  for (const library of LIBRARIES) all.set(library, await loadPlaygrounds(library));
}, TIMEOUT);

const playgroundsOf = (library: Library) => all.get(library) ?? [];

describe.each(LIBRARIES)('the playgrounds of $folder (issue 4 point 4)', (library) => {
  it(
    'render with each value of each control, without a word of the library',
    () => {
      expect(playgroundsOf(library).flatMap((found) => findComplaints(library, found))).toEqual([]);
    },
    TIMEOUT,
  );

  it('start where their overrides say', () => {
    const wrong = playgroundsOf(library).flatMap(({ override, data }) =>
      Object.entries(override.initial ?? {})
        .filter(([prop, value]) => prop in startValues(data) && startValues(data)[prop] !== value)
        .map(([prop]) => `${data.name}.${prop}`),
    );
    expect(wrong).toEqual([]);
  });
});

const CURRENT = LIBRARIES.filter(({ folder }) => folder !== 'docs/material-ui/v7');

it.each(CURRENT)('$folder has every component and prop that its overrides name', (library) => {
  const playgrounds = playgroundsOf(library);
  expect(playgrounds.map(({ data }) => data.name).sort()).toEqual(
    Object.keys(OVERRIDES[library.package]?.components ?? {}).sort(),
  );
  expect(findUnused(library, playgrounds)).toEqual([]);
});

it('there are enough of them', () => {
  const counts = LIBRARIES.map((library) => [library.folder, playgroundsOf(library).length] as const);
  const [[, material], ...others] = counts as [(typeof counts)[number], ...typeof counts];
  expect(material).toBeGreaterThanOrEqual(25);
  expect(others.filter(([, count]) => count === 0)).toEqual([]);
});

it(
  'the code that readers copy has no type error, whatever they set',
  () => {
    const codes = LIBRARIES.flatMap((library) =>
      playgroundsOf(library).map((found) => ({
        folder: library.folder,
        found,
        codes: [...new Set(listStates(found).map((values) => printCode(found.data, values)))],
      })),
    );
    expect(checkCode(codes)).toEqual([]);
  },
  TIMEOUT,
);
