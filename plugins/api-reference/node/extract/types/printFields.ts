import ts from 'typescript';
import { joinMembers, withoutUndefined } from './joinMembers';
import type { Print } from './printParts';
import { isIdentityMap } from './isRemapped';
import { nodeOfType } from './nodeOfType';
import { hasTypeParameters, type Member, type Scope } from './scope';

/** As it is declared; parameters that stand in it are only the checker's to replace. */
function fieldNode(field: ts.Symbol, scope: Scope): ts.TypeNode | undefined {
  const declaration = field.declarations?.[0];
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  return node && hasTypeParameters(node, scope.api)
    ? nodeOfType(scope.api.checker.getTypeOfSymbol(field), scope)
    : node;
}

function readFields(
  type: ts.Type,
  isPartOfMore: boolean,
  scope: Scope,
  print: Print,
): [string, readonly Member[]][] | undefined {
  const declaration = type.symbol?.declarations?.[0];
  const isLiteral = declaration !== undefined && ts.isTypeLiteralNode(declaration) && isPartOfMore;
  if (type.aliasSymbol || !(isLiteral || isIdentityMap(declaration))) {
    return undefined;
  }
  const fields = type.getProperties().map((field) => {
    const node = fieldNode(field, scope);
    const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
    return node && ([`${field.name}${mark}`, withoutUndefined(print(node, scope))] as const);
  });
  return fields.some((field) => !field) ? undefined : (fields as [string, readonly Member[]][]);
}

/**
 * The type of `slotProps`, by the declarations of its fields: what the checker makes of each would take seconds. Where a
 * component has several (`TextField`), the fields of all. Nothing for any other type.
 */
export function printFields(type: ts.Type, scope: Scope, print: Print): Member[] | undefined {
  const isReal = ({ flags }: ts.Type): boolean => !(flags & ts.TypeFlags.Undefined);
  const members = (type.isUnion() ? type.types : [type]).filter(isReal);
  const objects = members.flatMap((member) => (member.isIntersection() ? member.types : [member]));
  const merged = new Map<string, Member[]>();
  for (const object of objects) {
    const fields = readFields(object, objects.length > 1, scope, print);
    if (!fields) {
      return undefined;
    }
    fields.forEach(([name, members]) => merged.set(name, [...(merged.get(name) ?? []), ...members]));
  }
  const texts = [...merged].map(([name, members]) => `${name}: ${joinMembers(members)}`);
  return texts.length > 0 ? [{ text: `{ ${texts.join('; ')} }`, form: 'object' }] : undefined;
}
