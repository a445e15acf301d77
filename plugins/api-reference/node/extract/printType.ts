import ts from 'typescript';
import type { ApiProgram } from './program';
import { joinMembers } from './types/joinMembers';
import { nodeOfType } from './types/nodeOfType';
import { printNode } from './types/printNode';
import { createScope, hasTypeParameters, type Member, type Scope } from './types/scope';

export interface PrintedType {
  /** As a reader would write it, without `undefined`. */
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

/** Whether the declared type is what the property has in the end: no parameter stands in it, no mapped type changed it. */
function isFaithful(symbol: ts.Symbol, node: ts.TypeNode, api: ApiProgram): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Transient)) {
    return true;
  }
  if (hasTypeParameters(node, api)) {
    return false;
  }
  const { checker } = api;
  const declared = checker.getNonNullableType(checker.getTypeFromTypeNode(node));
  const actual = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (declared === actual) {
    return true;
  }
  // In an intersection, the other declarations only narrow it.
  const isNarrowed = (symbol.declarations?.length ?? 0) > 1;
  return (
    checker.isTypeAssignableTo(actual, declared) &&
    (isNarrowed || checker.isTypeAssignableTo(declared, actual))
  );
}

/** The type of a property or parameter, by its declaration where that says what the checker says. */
export function printSymbolType(symbol: ts.Symbol, api: ApiProgram): PrintedType {
  const node = declaredType(symbol);
  return node && isFaithful(symbol, node, api)
    ? printTypeNode(node, api)
    : printType(api.checker.getTypeOfSymbol(symbol), api, node);
}
