import ts from 'typescript';
import { normalizeNode, normalizeType, parseType, textOf } from './normalizeType';

/** Members of a union or fields of an object that one of two types has alone, each as it is typed. */
export interface TypeDifference {
  gained: string[];
  lost: string[];
}

/** Form of a member or field to its text. */
type Members = Map<string, string>;

function flatten(node: ts.TypeNode): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(node) && ts.isUnionTypeNode(node.type)) return flatten(node.type);
  return ts.isUnionTypeNode(node) ? node.types.flatMap(flatten) : [node];
}

function membersOf(node: ts.TypeNode): Members {
  return new Map(flatten(node).map((member) => [normalizeNode(member), textOf(member)]));
}

/** Fields by name. */
function fieldsOf({ members }: ts.TypeLiteralNode): Members {
  return new Map(
    members.flatMap(({ name }) => (name ? [[textOf(name), textOf(name)] as [string, string]] : [])),
  );
}

/** A field that both types have, and that one of them shortens, can only be taken for the same. */
function hasEqualFields(a: ts.TypeLiteralNode, b: ts.TypeLiteralNode): boolean {
  const forms = (node: ts.TypeLiteralNode) =>
    new Map(node.members.map((member) => [member.name && textOf(member.name), normalizeNode(member)]));
  const others = forms(b);
  return [...forms(a)].every(([name, form]) => {
    const other = others.get(name);
    return other === undefined || other === form || /…/.test(form + other);
  });
}

function without(members: Members, others: Members): string[] {
  return [...members].filter(([form]) => !others.has(form)).map(([, text]) => text);
}

/**
 * How two types differ, where that is a matter of members of a union or fields of an object: what the newer one
 * takes as well or no longer. `null` where they differ in another way.
 */
export function diffTypes(older: string, newer: string): TypeDifference | null {
  const [before, after] = [parseType(older), parseType(newer)];
  if (!before || !after) return null;
  const areObjects = ts.isTypeLiteralNode(before) && ts.isTypeLiteralNode(after);
  if (areObjects && !hasEqualFields(before, after)) return null;
  const [a, b] = areObjects ? [fieldsOf(before), fieldsOf(after)] : [membersOf(before), membersOf(after)];
  const lost = without(a, b);
  return lost.length < a.size || a.size === 0 ? { gained: without(b, a), lost } : null;
}

/**
 * Whether two types are the same but for how they are typed. A type that is shortened (`{ root?: … }`) differs from
 * another only where the names that it tells do.
 */
export function isSameType(older: string, newer: string): boolean {
  if (older === newer || normalizeType(older) === normalizeType(newer)) return true;
  if (!/…/.test(older + newer)) return false;
  const [before, after] = [parseType(older), parseType(newer)];
  if (!before || !after || !ts.isTypeLiteralNode(before) || !ts.isTypeLiteralNode(after)) return true;
  const difference = diffTypes(older, newer);
  return difference !== null && difference.gained.length === 0 && difference.lost.length === 0;
}
