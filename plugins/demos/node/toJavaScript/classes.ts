import ts from 'typescript';
import { isErasableMember, isOverloadOf } from './erasable';
import {
  refuse,
  remove,
  removeElement,
  removeWithComments,
  removeWithoutComments,
  replace,
  type Strip,
} from './strip';
import { attachedComments, endWithTrailingComments, skipTrivia } from './trivia';

/** Removes signatures and other members for types; the comment of an overloaded method goes to its body. */
export function stripMembers(strip: Strip, members: readonly ts.ClassElement[]): void {
  members.forEach((member, index) => {
    if (isErasableMember(member)) {
      removeErasable(strip, member, members.slice(0, index), members.slice(index + 1));
    }
  });
}

/**
 * Removes a node without a trace in JavaScript. The comment above the first signature of an overloaded function
 * describes the function: it stays, unless the function itself has one.
 */
export function removeErasable(
  strip: Strip,
  node: ts.Node,
  before: readonly ts.Node[],
  after: readonly ts.Node[],
): void {
  const previous = before.at(-1);
  const isFirst = !previous || !isOverloadOf(previous, node);
  const body = after.find((next, index) => !isOverloadOf(next, after[index + 1]));
  const describesBody = isFirst && isOverloadOf(node, after[0]) && body;
  if (describesBody && attachedComments(strip.sourceFile, body).length === 0) {
    removeWithoutComments(strip, node);
  } else {
    removeWithComments(strip, node);
  }
}

/** `class A implements B` -> `class A`. */
export function stripImplements(strip: Strip, node: ts.ClassLikeDeclaration): void {
  for (const clause of node.heritageClauses ?? []) {
    if (clause.token === ts.SyntaxKind.ImplementsKeyword) {
      remove(strip, clause.getStart(strip.sourceFile), clause.end);
    }
  }
}

/** `function f(this: Window, a)` -> `function f(a)`. */
export function stripThisParameter(strip: Strip, node: ts.SignatureDeclaration): void {
  const [first] = node.parameters;
  if (first && ts.isIdentifier(first.name) && first.name.text === 'this') {
    removeElement(strip, node.parameters, first);
  }
}

function isSuperCall(statement: ts.Statement): boolean {
  return (
    ts.isExpressionStatement(statement) &&
    ts.isCallExpression(statement.expression) &&
    statement.expression.expression.kind === ts.SyntaxKind.SuperKeyword
  );
}

/** `constructor(private a: A) {}` -> `constructor(a) { this.a = a; }`, after `super()` in a derived class. */
export function assignParameterProperties(strip: Strip, node: ts.ConstructorDeclaration): void {
  const names = node.parameters
    .filter((parameter) => ts.isParameterPropertyDeclaration(parameter, node))
    .map(({ name }) => name.getText(strip.sourceFile));
  if (names.length === 0 || !node.body) {
    return;
  }
  const isDerived = node.parent.heritageClauses?.some(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
  const superCall = node.body.statements.find(isSuperCall);
  if (isDerived && !superCall) {
    refuse(
      strip,
      node,
      'This constructor has parameter properties, and no call of super() as a statement of its own after which ' +
        `JavaScript could assign them. Declare the fields and write ${names.map((name) => `this.${name} = ${name};`).join(' ')}`,
    );
    return;
  }
  const position = superCall
    ? endWithTrailingComments(strip.text, superCall.end)
    : skipTrivia(strip.text, node.body.pos) + 1;
  replace(strip, position, position, names.map((name) => `\nthis.${name} = ${name};`).join(''));
}
