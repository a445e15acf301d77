import ts from 'typescript';
import { remove, replace, type Strip } from './strip';
import { skipTrivia } from './trivia';

const TYPE_MODIFIERS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

/** `private readonly x` -> `x`, `abstract class` -> `class`. */
export function stripModifiers(strip: Strip, node: ts.Node): void {
  if (!ts.canHaveModifiers(node)) {
    return;
  }
  for (const modifier of node.modifiers ?? []) {
    if (TYPE_MODIFIERS.has(modifier.kind)) {
      const end = modifier.getEnd();
      const space = /^\s*/.exec(strip.text.slice(end))?.[0].length ?? 0;
      remove(strip, modifier.getStart(strip.sourceFile), end + space);
    }
  }
}

/** The list in angle brackets and the brackets: `<T>` of a declaration, a call, a tag or an element. */
function angleBrackets(strip: Strip, list: ts.NodeArray<ts.Node>): { start: number; end: number } {
  return { start: list.pos - 1, end: skipTrivia(strip.text, list.end) + 1 };
}

/** `f<A>(x)` -> `f(x)`, `<List<A> />` -> `<List />`, `class A<T>` -> `class A`. */
export function stripTypeLists(strip: Strip, node: ts.Node): void {
  const { typeArguments, typeParameters } = node as {
    typeArguments?: ts.NodeArray<ts.TypeNode>;
    typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration>;
  };
  for (const list of [typeArguments, typeParameters]) {
    if (list) {
      const { start, end } = angleBrackets(strip, list);
      // No line break may come between `async` and the parameters.
      remove(strip, start, ts.isArrowFunction(node) ? skipTrivia(strip.text, end) : end);
    }
  }
}

/** `x?: T` and `x!: T` -> `x`. */
function stripMarkers(strip: Strip, node: ts.Node): void {
  if (isAnnotated(node)) {
    const { questionToken, exclamationToken } = node as {
      questionToken?: ts.Node;
      exclamationToken?: ts.Node;
    };
    for (const token of [questionToken, exclamationToken]) {
      if (token) {
        remove(strip, token.getStart(strip.sourceFile), token.getEnd());
      }
    }
  }
}

/** `(a): T => b` -> `(a) => b`, on one line, since no line break may come before the arrow. */
function stripArrowReturnType(strip: Strip, node: ts.ArrowFunction): void {
  const closeParenthesis = skipTrivia(strip.text, node.parameters.end);
  replace(strip, closeParenthesis + 1, node.equalsGreaterThanToken.getStart(strip.sourceFile), ' ');
}

type Annotated =
  ts.VariableDeclaration | ts.ParameterDeclaration | ts.PropertyDeclaration | ts.FunctionLikeDeclaration;

function isAnnotated(node: ts.Node): node is Annotated {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isFunctionLike(node)
  );
}

/** Removes `: T`, `?`, `!`, type parameters, type arguments and modifiers of a node, not of its children. */
export function stripAnnotations(strip: Strip, node: ts.Node): void {
  stripModifiers(strip, node);
  stripTypeLists(strip, node);
  stripMarkers(strip, node);
  if (isAnnotated(node) && node.type) {
    if (ts.isArrowFunction(node)) {
      stripArrowReturnType(strip, node);
    } else {
      remove(strip, node.type.pos - 1, node.type.end);
    }
  }
}
