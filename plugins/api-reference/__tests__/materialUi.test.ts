import fs from 'node:fs';
import path from 'node:path';
import type { ApiComponent } from '../types';
import { extractComponents } from '../node/extract/extractComponents';
import { findEntryFiles } from '../node/extract/findExports';
import { createApiProgram } from '../node/extract/program';
import { mui } from '../node/packages/mui';
import { NOT_DOCUMENTED, NOT_LOADED } from './exceptions';

const packageDir = path.dirname(require.resolve('@mui/material/package.json'));

interface RunTime {
  propTypes?: Record<string, unknown>;
  classes?: Record<string, string>;
}

/** What the component itself carries when it runs. */
function loadRunTime(name: string): RunTime {
  const loaded = jest.requireActual<Record<string, unknown>>(`@mui/material/${name}`);
  const component = loaded.default as { propTypes?: Record<string, unknown> };
  return {
    propTypes: component.propTypes,
    classes: loaded[`${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`] as
      Record<string, string> | undefined,
  };
}

/** Props that the library marks `@ignore`, in its declarations or in its code. */
function readIgnored({ source, name }: ApiComponent): Set<string> {
  const declarations = fs.readFileSync(path.join(packageDir, source), 'utf8');
  const code = fs.readFileSync(path.join(packageDir, name, `${name}.js`), 'utf8');
  return new Set(
    [declarations, code].flatMap((text) =>
      [...text.matchAll(/@ignore\b(?:(?!\*\/)[^])*\*\/\s*'?([\w-]+)'?\??:/g)].flatMap(
        ([, prop]) => prop ?? [],
      ),
    ),
  );
}

const components = extractComponents(createApiProgram(packageDir, findEntryFiles(packageDir)), mui).filter(
  (document): document is ApiComponent => document.kind === 'component',
);
const loaded = components.filter(({ name }) => !(name in NOT_LOADED));

it('finds the components of the library', () => {
  expect(components.length).toBeGreaterThan(125);
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(NOT_LOADED)));
});

it.each(loaded.map((component) => [component.name, component] as const))(
  'documents the props and classes of %s as they are at run time (issue 4)',
  (name, component) => {
    const { propTypes = {}, classes } = loadRunTime(name);
    const ignored = readIgnored(component);
    const own = component.props.map((prop) => prop.name).filter((prop) => !ignored.has(prop));
    expect(own.sort()).toEqual(
      Object.keys(propTypes)
        .filter((prop) => !ignored.has(prop) && !(`${name}.${prop}` in NOT_DOCUMENTED))
        // `exactProp` adds a check of a name of its own to the props.
        .filter((prop) => !prop.startsWith('exact-prop'))
        .sort(),
    );
    expect(
      Object.fromEntries(component.classes.map(({ key, className }) => [key, className.slice(1)])),
    ).toEqual({ ...classes });
  },
);

it('says all that a reader needs of each prop', () => {
  const bare = components.flatMap(({ name, props }) =>
    props
      .filter(
        ({ description, default: fallback, type }) =>
          !(description ?? fallback) || /import\(|\| undefined$/.test(type),
      )
      .map((prop) => `${name}.${prop.name}: ${prop.type}`),
  );
  expect(bare).toEqual([]);
});
