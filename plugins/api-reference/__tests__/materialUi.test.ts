import fs from 'node:fs';
import path from 'node:path';
import type { ApiComponent } from '../types';
import { NO_COMPONENTS, NOT_DOCUMENTED, NOT_LOADED } from './exceptions';
import { loadComponents } from './installed';

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

/** A component has a folder of its own, named as it is. */
const folders = fs
  .readdirSync(packageDir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name) && !(entry.name in NO_COMPONENTS))
  .map((entry) => entry.name);

let components: Map<string, ApiComponent>;

beforeAll(async () => {
  components = await loadComponents('@mui/material');
}, 120_000);

it('finds the components of the library, and no others', () => {
  expect(folders.length).toBeGreaterThan(125);
  expect([...components.keys()].sort()).toEqual(folders.sort());
});

it.each(folders.filter((name) => !(name in NOT_LOADED)))(
  'documents the props and classes of %s as they are at run time (issue 4)',
  (name) => {
    const component = components.get(name)!;
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
  const bare = [...components.values()].flatMap(({ name, props }) =>
    props
      .filter(
        ({ description, default: fallback, type }) =>
          !(description ?? fallback) || /import\(|\| undefined$/.test(type),
      )
      .map((prop) => `${name}.${prop.name}: ${prop.type}`),
  );
  expect(bare).toEqual([]);
});
