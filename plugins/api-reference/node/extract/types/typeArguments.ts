import ts from 'typescript';
import { joinMembers } from './joinMembers';
import { typeParametersOf } from './names';
import type { Print } from './printParts';
import { symbolOf, type Scope } from './scope';

/** A type that is referred to by name. */
export type Reference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments | ts.ImportTypeNode;

/** The name that a reference is written with. */
export function nameNode(node: Reference): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) {
    return node.typeName;
  }
  return ts.isImportTypeNode(node) ? node.qualifier : node.expression;
}

/** Findings that nobody asks for. */
export function silent(): Scope['findings'] {
  return { extensible: false, details: new Map() };
}

/** React's `NativeMouseEvent` is the DOM's `MouseEvent`. */
function plainName(text: string): string {
  return text.replace(/^React\.Native(\w*Event)$/, '$1');
}

/** The arguments without those at the end that only repeat the defaults. */
export function printArguments(
  node: Reference,
  symbol: ts.Symbol | undefined,
  scope: Scope,
  print: Print,
): string {
  const texts = (node.typeArguments ?? []).map((argument) =>
    joinMembers(print(argument, { ...scope, isInner: true })),
  );
  const parameters = typeParametersOf(symbol);
  const isDefault = (index: number): boolean => {
    const fallback = parameters[index]?.default;
    // A default may name the parameters before it: `<V = unknown, F = V>`.
    const inner = symbol && { ...bindArguments(node, symbol, scope), open: scope.open };
    return fallback && inner ? plainName(joinMembers(print(fallback, inner))) === texts[index] : false;
  };
  while (texts.length > 0 && isDefault(texts.length - 1)) {
    texts.pop();
  }
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

/** A scope in which the parameters of a type stand for the arguments that it is given. */
export function bindArguments(node: Reference, symbol: ts.Symbol, scope: Scope): Scope {
  const bound = new Map<ts.Symbol, { node: ts.TypeNode; scope: Scope }>();
  typeParametersOf(symbol).forEach((parameter, index) => {
    const argument = node.typeArguments?.[index];
    const target = symbolOf(parameter.name, scope.api);
    const value = argument ?? parameter.default;
    if (target && value) {
      bound.set(target, { node: value, scope: argument ? scope : { ...scope, bound } });
    }
  });
  return { ...scope, bound, open: [...scope.open, symbol], findings: silent() };
}
