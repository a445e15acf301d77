import ts from 'typescript';
import type { ApiProgram } from './program';
import { joinMembers, withoutUndefined } from './types/joinMembers';
import { isRemapped } from './types/isRemapped';
import { nodeOfType } from './types/nodeOfType';
import { printFields } from './types/printFields';
import { printNode } from './types/printNode';
import { createScope, hasTypeParameters, listTypeParameters, type Member, type Scope } from './types/scope';

export interface PrintedType {
  /** As a reader would write it. */
  text: string;
  /** Members of the types that `text` names, one a line. */
  details?: string;
  extensible?: true;
  members: Member[];
}

function finish(members: Member[], { findings }: Scope): PrintedType {
  const blocks = [...findings.details];
  const [first] = blocks;
  const details =
    first && blocks.length === 1
      ? first[1]
      : blocks.map(([name, lines]) => `${name}\n${lines.replace(/^/gm, '  ')}`).join('\n');
  return {
    text: joinMembers(members),
    ...(details ? { details } : {}),
    ...(findings.extensible ? { extensible: true as const } : {}),
    members,
  };
}

/** A type as it stands in a declaration. */
export function printTypeNode(node: ts.TypeNode, api: ApiProgram): PrintedType {
  const scope = createScope(api);
  return finish(printNode(node, scope), scope);
}

/**
 * A type that the checker worked out. `hint` is where the library wrote something like it: the checker forgets the order
 * of the members of a union.
 */
export function printType(type: ts.Type, api: ApiProgram, hint?: ts.TypeNode): PrintedType {
  const scope = createScope(api);
  const fields = printFields(type, scope, printNode);
  if (fields) {
    return finish(fields, scope);
  }
  const members = printNode(nodeOfType(type, scope), scope);
  if (!hint) {
    return finish(members, scope);
  }
  const order = printNode(hint, createScope(api)).map(({ text }) => text);
  const rank = ({ text }: Member): number => (order.includes(text) ? order.indexOf(text) : order.length);
  return finish(
    [...members].sort((a, b) => rank(a) - rank(b)),
    scope,
  );
}

/** The type that a declaration of a property or parameter writes; for a method, the method itself. */
export function declaredType(symbol: ts.Symbol): ts.TypeNode | undefined {
  for (const declaration of symbol.declarations ?? []) {
    if (
      (ts.isPropertySignature(declaration) ||
        ts.isPropertyDeclaration(declaration) ||
        ts.isParameter(declaration)) &&
      declaration.type
    ) {
      return declaration.type;
    }
  }
  return undefined;
}

/** `Props<Value>['filter']` says nothing by itself. */
function hasIndexedAccess(node: ts.Node): boolean {
  return ts.isIndexedAccessTypeNode(node) || (ts.forEachChild(node, hasIndexedAccess) ?? false);
}

/** Whether the parameters that a type is declared with still stand in it, rather than something for them. */
function keepsParameters(node: ts.TypeNode, actual: ts.Type, api: ApiProgram): boolean {
  const declared = listTypeParameters(node, api);
  if (declared.size === 0) {
    return true;
  }
  const kept = listTypeParameters(nodeOfType(actual, createScope(api)), api);
  return [...declared].every((parameter) => kept.has(parameter));
}

/** Whether the declared type is what the property has in the end: nothing stands for its parameters, no mapped type changed it. */
function isFaithful(symbol: ts.Symbol, node: ts.TypeNode, api: ApiProgram): boolean {
  if ((hasIndexedAccess(node) || ts.isMappedTypeNode(node)) && hasTypeParameters(node, api)) {
    return false;
  }
  if (!(symbol.flags & ts.SymbolFlags.Transient)) {
    return true;
  }
  const isAlone = symbol.declarations?.length === 1;
  if (isAlone && !isRemapped(symbol) && !hasTypeParameters(node, api)) {
    return true;
  }
  const { checker } = api;
  const declared = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const actual = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (declared === actual || !keepsParameters(node, actual, api)) {
    return declared === actual;
  }
  // In an intersection, the other declarations only narrow it.
  const isNarrowed = (symbol.declarations?.length ?? 0) > 1;
  return (
    checker.isTypeAssignableTo(actual, declared) &&
    (isNarrowed || checker.isTypeAssignableTo(declared, actual))
  );
}

const LONG = 200;

/** A type that comes to several lines where the library wrote a name is better read as the library wrote it. */
function preferShort(evaluated: PrintedType, node: ts.TypeNode | undefined, api: ApiProgram): PrintedType {
  if (!node || evaluated.text.length <= LONG || evaluated.members.every(({ form }) => form === 'object')) {
    return evaluated;
  }
  const declared = printTypeNode(node, api);
  const isMapped = declared.members.some(({ text }) => text.startsWith('{ ['));
  return !isMapped && declared.text.length * 2 < evaluated.text.length ? declared : evaluated;
}

/** Whether a property or parameter may be left out. */
export function isOptional(symbol: ts.Symbol): boolean {
  const declaration = symbol.valueDeclaration;
  const isParameter = declaration && ts.isParameter(declaration);
  return Boolean(
    symbol.flags & ts.SymbolFlags.Optional ||
    (isParameter && (declaration.questionToken ?? declaration.initializer)),
  );
}

/**
 * The type of a property or parameter, by its declaration where that says what the checker says; without `undefined`
 * if it is optional.
 */
export function printSymbolType(symbol: ts.Symbol, api: ApiProgram): PrintedType {
  const node = declaredType(symbol);
  const printed =
    node && isFaithful(symbol, node, api)
      ? printTypeNode(node, api)
      : preferShort(printType(api.checker.getTypeOfSymbol(symbol), api, node), node, api);
  return isOptional(symbol) ? { ...printed, text: joinMembers(withoutUndefined(printed.members)) } : printed;
}
