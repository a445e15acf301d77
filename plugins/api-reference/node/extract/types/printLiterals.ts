import type ts from 'typescript';
import { nodeOfType } from './nodeOfType';
import type { Print } from './printParts';
import { hasTypeParameters, isSynthetic, type Member, type Scope } from './scope';

const MOST = 12;

/** A type that the checker works out (`keyof Texts`, `Exclude<A, 'b'>`) where that gives a few literals. */
export function printLiterals(node: ts.TypeNode, scope: Scope, print: Print): Member[] | undefined {
  if (isSynthetic(node) || hasTypeParameters(node, scope.api)) {
    return undefined;
  }
  const evaluated = nodeOfType(scope.api.checker.getTypeFromTypeNode(node), scope);
  // What the checker leaves as it is would come back here.
  const members = evaluated.kind === node.kind ? [] : print(evaluated, scope);
  const isList =
    members.length > 0 && members.length <= MOST && members.every(({ form }) => form === 'literal');
  return isList ? members : undefined;
}
