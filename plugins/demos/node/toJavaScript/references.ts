import ts from 'typescript';

/** Whether the binding, which may be a pattern, declares the name. */
function bindsName(binding: ts.BindingName, name: string): boolean {
  if (ts.isIdentifier(binding)) {
    return binding.text === name;
  }
  return binding.elements.some((element) => ts.isBindingElement(element) && bindsName(element.name, name));
}

function listBindsName(list: ts.VariableDeclarationList, name: string): boolean {
  return list.declarations.some((declaration) => bindsName(declaration.name, name));
}

/** Whether a statement declares the name as a value. */
export function statementDeclares(statement: ts.Statement, name: string): boolean {
  if (ts.isVariableStatement(statement)) {
    return listBindsName(statement.declarationList, name);
  }
  return (
    (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name?.text === name
  );
}

/** Whether the node opens a scope that declares the name anew, so that it hides an import of this name. */
function scopeDeclares(scope: ts.Node, name: string): boolean {
  if (ts.isFunctionLike(scope) && scope.parameters.some((parameter) => bindsName(parameter.name, name))) {
    return true;
  }
  if (ts.isFunctionExpression(scope) || ts.isClassExpression(scope)) {
    return scope.name?.text === name;
  }
  if (ts.isBlock(scope)) {
    return scope.statements.some((statement) => statementDeclares(statement, name));
  }
  if (ts.isCaseBlock(scope)) {
    return scope.clauses.some((clause) =>
      clause.statements.some((statement) => statementDeclares(statement, name)),
    );
  }
  if (ts.isForStatement(scope) || ts.isForInStatement(scope) || ts.isForOfStatement(scope)) {
    const { initializer } = scope;
    return (
      initializer !== undefined &&
      ts.isVariableDeclarationList(initializer) &&
      listBindsName(initializer, name)
    );
  }
  const caught = ts.isCatchClause(scope) ? scope.variableDeclaration : undefined;
  return caught !== undefined && bindsName(caught.name, name);
}

function isHidden(identifier: ts.Identifier): boolean {
  for (let scope: ts.Node = identifier.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (scopeDeclares(scope, identifier.text)) {
      return true;
    }
  }
  return false;
}

/** `<button>` names an element of HTML, `<Button>` and `<Menu.Item>` a value. */
function isIntrinsicTag(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  const isTag = ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent);
  return isTag && parent.tagName === identifier && /^[a-z]/.test(identifier.text);
}

/** Whether an identifier outside types stands for a value, and is not the name of a property, label or export. */
function isValueUse(identifier: ts.Identifier): boolean {
  const { parent } = identifier;
  if (ts.isExportSpecifier(parent)) {
    const isLocal = !parent.parent.parent.moduleSpecifier && !parent.isTypeOnly;
    return isLocal && (parent.propertyName ?? parent.name) === identifier;
  }
  if (ts.isBindingElement(parent)) {
    return parent.initializer === identifier;
  }
  if (ts.isShorthandPropertyAssignment(parent)) {
    return true;
  }
  if (ts.isJsxAttribute(parent) || ts.isJsxNamespacedName(parent) || ts.isMetaProperty(parent)) {
    return false;
  }
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) {
    return false;
  }
  const isName = (parent as { name?: ts.Node }).name === identifier;
  return !isName && !isIntrinsicTag(identifier);
}

/** The names that the code uses as values and that it does not declare in an inner scope. */
export function findValueUses(
  identifiers: readonly ts.Identifier[],
  names: ReadonlySet<string>,
): Set<string> {
  const used = new Set<string>();
  for (const identifier of identifiers) {
    const { text } = identifier;
    if (names.has(text) && !used.has(text) && isValueUse(identifier) && !isHidden(identifier)) {
      used.add(text);
    }
  }
  return used;
}
