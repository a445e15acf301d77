import path from 'node:path';
import type { ApiComponent } from '../../types';
import { buildClasses } from './buildClasses';
import type { Draft } from './buildInheritance';
import { buildSlots } from './buildSlots';
import { collectProps } from './collectProps';
import type { ApiExport } from './findExports';
import { listImports } from './listImports';
import { parseDocLinks } from './parseDocLinks';
import { relativeSource } from './program';
import { readDocs } from './readDocs';
import { readElement } from './readElement';
import { readPropTypes } from './readPropTypes';
import type { Surroundings } from './extractComponents';
import { buildForeignProps, buildOwnProps, isDeclaredBeside } from './splitProps';

/** What every document begins with. Undefined if the export is declared in another package. */
export function describeExport(entry: ApiExport, { api }: Surroundings) {
  const [declaration] = entry.symbol.declarations ?? [];
  const source = declaration && relativeSource(api, declaration);
  if (!declaration || !source) {
    return undefined;
  }
  const docs = readDocs(entry.symbol);
  const { description, pages } = parseDocLinks(docs.description);
  return {
    $schema: 'api.schema.json',
    name: entry.name,
    package: api.packageName,
    version: api.version,
    ...(description ? { description } : {}),
    ...(docs.deprecated !== undefined ? { deprecated: docs.deprecated } : {}),
    imports: listImports(entry, declaration, api),
    source,
    pages,
  };
}

/** A component with everything but what it inherits. */
export function buildComponent(entry: ApiExport, around: Surroundings): Draft | undefined {
  const { api, exports, themeNames, conventions } = around;
  const base = describeExport(entry, around);
  if (!base) {
    return undefined;
  }
  const { name, symbol } = entry;
  const file = path.join(api.packageDir, base.source);
  const props = collectProps(symbol, api);
  const folder = path.dirname(file);
  const propTypes = readPropTypes(file, name);
  const own = buildOwnProps(props, folder, propTypes, api);
  const ownClasses = own.some((prop) => prop.name === 'classes') ? props.get('classes') : undefined;
  const classes = buildClasses(entry, ownClasses, around);
  const { element, ref, spread } = readElement(symbol, props, api);
  const themeName = `${conventions.themePrefix}${name}`;
  const document: ApiComponent = {
    kind: 'component',
    ...base,
    props: own,
    inherited: [],
    slots: buildSlots(props, classes, api),
    classes,
    dataAttributes: [],
    cssVariables: [],
    ...(ref ? { ref } : {}),
    ...(element ? { element } : {}),
    spread,
    ...(themeNames.has(themeName) ? { themeName } : {}),
    ...(exports.has(`${name}Props`) ? { propsType: `${name}Props` } : {}),
    ...(own.some((prop) => prop.name === 'component') ? { polymorphic: true as const } : {}),
    parts: [],
  };
  const { inherits } = parseDocLinks(readDocs(symbol).description);
  const foreign = () => buildForeignProps(props, own, api);
  const isBeside = (prop: string): boolean => {
    const declared = props.get(prop);
    return declared !== undefined && isDeclaredBeside(declared, folder);
  };
  const hasPropTypes = propTypes !== undefined;
  return { document, props, inherits, foreign, isBeside, hasPropTypes, ...(element ? { element } : {}) };
}
