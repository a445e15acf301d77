import type ts from 'typescript';
import type { ApiSection } from '../../../types';
import { buildProp } from '../../extract/buildProp';
import { relativeSource, type ApiProgram } from '../../extract/program';
import { listRenamed } from './nameTypes';
import { readConstants } from './readConstants';

/** Props that all parts have: a reader looks for the others first. */
const SHARED = ['className', 'style', 'render'];

/**
 * The type that the library calls `Props` of a component: `SelectTrigger.Props`, an alias of `SelectTriggerProps`. That
 * one is read, so that its parameters keep their own names and its properties what is written there.
 */
function propsOf(symbol: ts.Symbol, api: ApiProgram): ts.Type | undefined {
  const props = symbol.exports?.get('Props' as ts.__String);
  const [target] = props ? listRenamed(props, api).slice(-1) : [];
  const read = target ?? props;
  return read && api.checker.getDeclaredTypeOfSymbol(read);
}

/** What the first parameter of a component takes, a `ref` included. */
function parameterOf(symbol: ts.Symbol, api: ApiProgram): ts.Type | undefined {
  const [signature] = api.checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  return parameter && api.checker.getTypeOfSymbol(parameter);
}

function readRef(type: ts.Type | undefined, api: ApiProgram): string | undefined {
  const ref = type?.getProperty('ref');
  const value = ref && api.checker.getTypeOfSymbol(ref);
  const members = value?.isUnion() ? value.types : [];
  const object = members.find((member) => member.symbol?.name === 'RefObject') as
    ts.TypeReference | undefined;
  const [held] = object ? api.checker.getTypeArguments(object) : [];
  return held && api.checker.typeToString(api.checker.getNonNullableType(held));
}

function isOwn(prop: ts.Symbol, api: ApiProgram): boolean {
  return prop.declarations?.some((node) => relativeSource(api, node) !== undefined) ?? false;
}

/** Where the lists of data attributes and CSS variables of a part are declared. */
export interface PartLists {
  dataAttributes?: ts.Symbol;
  cssVariables?: ts.Symbol;
}

/**
 * What a component or part takes: the props that the library declares itself (those of the element that it renders
 * come with `spread`), and the names that it puts on its element.
 */
export function buildSection(symbol: ts.Symbol, lists: PartLists, api: ApiProgram): ApiSection {
  const parameter = parameterOf(symbol, api);
  const all = (propsOf(symbol, api) ?? parameter)?.getProperties() ?? [];
  const own = all.filter((prop) => isOwn(prop, api)).flatMap((prop) => buildProp(prop, api) ?? []);
  const rank = (name: string): number => SHARED.indexOf(name);
  const ref = readRef(parameter, api);
  return {
    props: own.sort(
      (a, b) => Number(b.required ?? false) - Number(a.required ?? false) || rank(a.name) - rank(b.name),
    ),
    inherited: [],
    slots: [],
    classes: [],
    dataAttributes: readConstants(lists.dataAttributes, api),
    cssVariables: readConstants(lists.cssVariables, api),
    ...(ref ? { ref } : {}),
    spread: all.some((prop) => !isOwn(prop, api)),
  };
}
