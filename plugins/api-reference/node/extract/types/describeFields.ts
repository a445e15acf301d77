import ts from 'typescript';
import { joinMembers, withoutUndefined } from './joinMembers';
import type { Print } from './printParts';
import { nodeOfType } from './nodeOfType';
import type { Scope } from './scope';

const MOST_FIELDS = 20;
const OBJECT_LIKE = ts.TypeFlags.Object | ts.TypeFlags.UnionOrIntersection;

/**
 * The fields of a type that has a name and no parameters, one a line, as the checker sees them: those of an
 * intersection together, those that all members of a union have. Nothing for what is no object, or has many fields.
 */
export function describeFields(symbol: ts.Symbol, scope: Scope, print: Print): string | undefined {
  const { checker } = scope.api;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const fields = type.flags & OBJECT_LIKE && !type.getCallSignatures().length ? type.getProperties() : [];
  if (fields.length === 0 || fields.length > MOST_FIELDS || checker.isArrayLikeType(type)) {
    return undefined;
  }
  const inner: Scope = { ...scope, isNested: true, findings: { extensible: false, details: new Map() } };
  const lines = fields.map((field) => {
    const members = print(nodeOfType(checker.getTypeOfSymbol(field), inner), inner);
    return field.flags & ts.SymbolFlags.Optional
      ? `${field.name}?: ${joinMembers(withoutUndefined(members))}`
      : `${field.name}: ${joinMembers(members)}`;
  });
  return lines.join('\n');
}
