import ts from 'typescript';

export function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (node.modifiers?.some((modifier) => modifier.kind === kind) ?? false);
}

/** A function, method or constructor that is only declared: an overload signature or an abstract method. */
function isSignature(node: ts.Node): boolean {
  return (
    (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node)) &&
    !node.body
  );
}

/** `namespace A { … }` that holds nothing but types, and `declare module`, `declare global`. */
function isErasableModule(node: ts.ModuleDeclaration): boolean {
  if (hasModifier(node, ts.SyntaxKind.DeclareKeyword) || ts.isStringLiteral(node.name) || !node.body) {
    return true;
  }
  if (ts.isModuleDeclaration(node.body)) {
    return isErasableModule(node.body);
  }
  return ts.isModuleBlock(node.body) && node.body.statements.every(isErasableStatement);
}

/** A statement that exists for types only, so that nothing of it is left in JavaScript. */
export function isErasableStatement(node: ts.Node): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isNamespaceExportDeclaration(node) ||
    hasModifier(node, ts.SyntaxKind.DeclareKeyword) ||
    (ts.isModuleDeclaration(node) && isErasableModule(node)) ||
    (ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) ||
    (ts.isImportEqualsDeclaration(node) && node.isTypeOnly) ||
    (ts.isExportDeclaration(node) && node.isTypeOnly) ||
    (ts.isFunctionDeclaration(node) && isSignature(node))
  );
}

/** A class member that exists for types only. */
export function isErasableMember(node: ts.ClassElement): boolean {
  return (
    ts.isIndexSignatureDeclaration(node) ||
    isSignature(node) ||
    hasModifier(node, ts.SyntaxKind.DeclareKeyword) ||
    hasModifier(node, ts.SyntaxKind.AbstractKeyword)
  );
}

/** The signatures of one overloaded function, which stand directly before it. */
export function isOverloadOf(node: ts.Node, next: ts.Node | undefined): boolean {
  const isNamed = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
  if (!next || next.kind !== node.kind || !isSignature(node)) {
    return false;
  }
  return !isNamed || node.name?.getText() === (next as typeof node).name?.getText();
}
