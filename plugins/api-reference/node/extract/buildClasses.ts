import type ts from 'typescript';
import type { ApiClass } from '../../types';
import type { ApiExport } from './findExports';
import { loadClassNames, type ClassNames } from './loadClassNames';
import type { Surroundings } from './extractComponents';
import { readDocs } from './readDocs';

/** States whose class is the same in all components: `.Mui-disabled`. */
const STATES = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

type Fields = Map<string, ts.Symbol>;

/** `Button` -> `buttonClasses`, the object that the library exports. */
function classesName(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
}

/** What describes the classes: the interface, the object and the prop, whichever there are. */
function listFields(name: string, prop: ts.Symbol | undefined, { api, exports }: Surroundings): Fields {
  const { checker } = api;
  const described = exports.get(`${name}Classes`);
  const types = [
    described && checker.getDeclaredTypeOfSymbol(described),
    ...[exports.get(classesName(name)), prop].map((symbol) => symbol && checker.getTypeOfSymbol(symbol)),
  ];
  const fields: Fields = new Map();
  for (const type of types) {
    const value = type && checker.getNonNullableType(type);
    for (const field of value && !value.isUnion() ? checker.getPropertiesOfType(value) : []) {
      if (!fields.has(field.name)) {
        fields.set(field.name, field);
      }
    }
  }
  return fields;
}

function loadNames(name: string, fields: Fields, { api, exports }: Surroundings): ClassNames | undefined {
  const declared = [exports.get(classesName(name)), ...fields.values()].find(
    (symbol) => symbol?.declarations?.length,
  );
  const file = declared?.declarations?.[0]?.getSourceFile().fileName;
  return file ? loadClassNames(file, api.packageDir) : undefined;
}

function buildClass(
  key: string,
  field: ts.Symbol | undefined,
  names: ClassNames | undefined,
  name: string,
): ApiClass {
  const docs = field && readDocs(field);
  const isState = STATES.has(key);
  return {
    key,
    className: `.${names?.[key] ?? (isState ? `Mui-${key}` : `Mui${name}-${key}`)}`,
    ...(docs?.description ? { description: docs.description } : {}),
    ...(isState ? { isState: true as const } : {}),
    ...(docs?.deprecated !== undefined ? { deprecated: docs.deprecated } : {}),
  };
}

/** The classes of a component, sorted by key. `prop` is its own `classes` prop, if it has one. */
export function buildClasses(
  { name }: ApiExport,
  prop: ts.Symbol | undefined,
  around: Surroundings,
): ApiClass[] {
  const fields = listFields(name, prop, around);
  const names = loadNames(name, fields, around);
  return (names ? Object.keys(names) : [...fields.keys()])
    .filter((key) => !(fields.get(key) && readDocs(fields.get(key) as ts.Symbol).ignored))
    .map((key) => buildClass(key, fields.get(key), names, name))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
