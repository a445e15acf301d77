import ts from 'typescript';
import { fieldsOf } from './aliasRules';
import { joinMembers, tidyMembers, wrapMembers } from './joinMembers';
import { nodeOfType } from './nodeOfType';
import { printLiterals } from './printLiterals';
import { printReference } from './printReference';
import {
  one,
  printFunction,
  printLiteral,
  printMapped,
  printObject,
  printTemplate,
  printTuple,
} from './printParts';
import { hasTypeParameters, isSynthetic, type Member, type Scope } from './scope';

/** A type as one text. */
export function printText(node: ts.TypeNode, scope: Scope): string {
  return joinMembers(printNode(node, scope));
}

/** `Props['size']` -> what it is; with parameters it stays as it is written. */
function printIndexed(node: ts.IndexedAccessTypeNode, scope: Scope): Member[] {
  const { checker } = scope.api;
  if (isSynthetic(node) || hasTypeParameters(node, scope.api)) {
    return one(
      `${wrapMembers(printNode(node.objectType, scope))}[${printText(node.indexType, scope)}]`,
      'name',
    );
  }
  const { indexType } = node;
  if (ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal)) {
    const owner = checker.getTypeFromTypeNode(node.objectType);
    const declaration = checker.getPropertyOfType(owner, indexType.literal.text)?.declarations?.[0];
    const type = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
    if (type && !hasTypeParameters(type, scope.api)) {
      return printNode(type, { ...scope, bound: new Map() });
    }
  }
  return printNode(nodeOfType(checker.getTypeFromTypeNode(node), scope), scope);
}

/** A type that only the checker can work out (`A extends B ? C : D`, `typeof x`), unless parameters are in it. */
function printEvaluated(node: ts.TypeNode, scope: Scope): Member[] {
  if (!isSynthetic(node) && !hasTypeParameters(node, scope.api)) {
    const evaluated = nodeOfType(scope.api.checker.getTypeFromTypeNode(node), scope);
    if (evaluated.kind !== node.kind) {
      return printNode(evaluated, scope);
    }
  }
  if (ts.isConditionalTypeNode(node) && !/\binfer\b/.test(isSynthetic(node) ? '' : node.getText())) {
    // Which branch it is depends on the reader's types: both may be.
    return [node.trueType, node.falseType].flatMap((branch) => printNode(branch, scope));
  }
  return one(isSynthetic(node) ? 'object' : node.getText().replace(/\s+/g, ' '), 'other');
}

function printOperator(node: ts.TypeOperatorNode, scope: Scope): Member[] {
  if (node.operator !== ts.SyntaxKind.KeyOfKeyword) {
    return node.operator === ts.SyntaxKind.ReadonlyKeyword
      ? printNode(node.type, scope)
      : one('symbol', 'keyword');
  }
  const literals = printLiterals(node, scope, printNode);
  if (literals) {
    return literals;
  }
  return one(`keyof ${wrapMembers(printNode(node.type, scope))}`, 'other');
}

/** `{ a } & { b }` -> `{ a; b }`; nothing where one part is something else than an object. */
function mergeObjects(parts: readonly Member[][]): Member[] | undefined {
  const fields = parts.map(fieldsOf);
  if (fields.some((list) => !list)) {
    return undefined;
  }
  const byName = new Map(
    fields.flatMap((list) => list ?? []).map((field) => [field.split(/[?:(]/)[0], field]),
  );
  return one(`{ ${[...byName.values()].join('; ')} }`, 'object');
}

/** `A & B`; parts without members (`& {}`) are left out. */
function printIntersection(node: ts.IntersectionTypeNode, scope: Scope): Member[] {
  const parts = node.types
    .map((type) => printNode(type, scope))
    .filter(
      (members) => members.length !== 1 || (members[0]?.text !== '{}' && members[0]?.text !== 'unknown'),
    );
  const [only] = parts;
  if (only && parts.length === 1) {
    return only;
  }
  const merged = mergeObjects(parts);
  if (merged) {
    return merged;
  }
  const isIntersection = (part: readonly Member[]): boolean =>
    part.length === 1 && part[0]?.form === 'intersection';
  const texts = parts.map((part) => (isIntersection(part) ? joinMembers(part) : wrapMembers(part)));
  return one([...new Set(texts)].join(' & '), 'intersection');
}

/** The members of a type, in the order in which the library wrote them. */
export function printNode(node: ts.TypeNode, scope: Scope): Member[] {
  if (ts.isUnionTypeNode(node)) {
    return tidyUnion(node.types.flatMap((type) => printNode(type, scope)));
  }
  if (ts.isParenthesizedTypeNode(node) || ts.isOptionalTypeNode(node) || ts.isRestTypeNode(node)) {
    return printNode(node.type, scope);
  }
  if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) || ts.isImportTypeNode(node)) {
    return printReference(node, scope, printNode);
  }
  if (ts.isFunctionTypeNode(node)) {
    return one(printFunction(node, scope, printNode), 'function');
  }
  if (ts.isConstructorTypeNode(node)) {
    return one(`new ${printFunction(node, scope, printNode)}`, 'function');
  }
  return printOther(node, scope);
}

function tidyUnion(members: Member[]): Member[] {
  const tidy = tidyMembers(members);
  return tidy.length > 0 ? tidy : members;
}

function printOther(node: ts.TypeNode, scope: Scope): Member[] {
  if (ts.isLiteralTypeNode(node)) {
    return printLiteral(node);
  }
  if (ts.isArrayTypeNode(node)) {
    return one(`${wrapMembers(printNode(node.elementType, scope))}[]`, 'array');
  }
  if (ts.isTypeLiteralNode(node)) {
    return printObject(node, scope, printNode);
  }
  if (ts.isMappedTypeNode(node)) {
    return printMapped(node, scope, printNode);
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    return printIndexed(node, scope);
  }
  if (ts.isIntersectionTypeNode(node)) {
    return printIntersection(node, scope);
  }
  if (ts.isTypeOperatorNode(node)) {
    return printOperator(node, scope);
  }
  if (ts.isTupleTypeNode(node)) {
    return printTuple(node, scope, printNode);
  }
  if (ts.isTemplateLiteralTypeNode(node)) {
    return printLiterals(node, scope, printNode) ?? printTemplate(node, scope, printNode);
  }
  if (ts.isTypePredicateNode(node)) {
    return one('boolean', 'keyword');
  }
  const keyword = ts.tokenToString(node.kind);
  return keyword ? one(keyword, 'keyword') : printEvaluated(node, scope);
}
