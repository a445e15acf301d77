import ts from 'typescript';
import type { Scope } from './scope';

const TYPE_FLAGS =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.AllowUniqueESSymbolType |
  ts.NodeBuilderFlags.IgnoreErrors;

/** A type of the checker as a node that `printNode` reads; `any` where the checker cannot write it. */
export function nodeOfType(type: ts.Type, scope: Scope): ts.TypeNode {
  return (
    scope.api.checker.typeToTypeNode(type, undefined, TYPE_FLAGS) ??
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.AnyKeyword)
  );
}
