import ts from 'typescript';
import { joinMembers, withoutUndefined } from './joinMembers';
import { isSynthetic, type Member, type Scope } from './scope';

/** Prints a type; handed in, as types hold types. */
export type Print = (node: ts.TypeNode, scope: Scope) => Member[];

/** A type that is one member. */
export function one(text: string, form: Member['form']): Member[] {
  return [{ text, form }];
}

function printName(name: ts.Node): string {
  if (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) {
    return name.text;
  }
  if (ts.isStringLiteral(name)) {
    return /^[\w$]+$/.test(name.text) ? name.text : `'${name.text}'`;
  }
  return isSynthetic(name) ? '…' : name.getText();
}

/** The type of a parameter or property, which is optional if it has a `?`. */
function printDeclared(
  node: ts.ParameterDeclaration | ts.PropertySignature,
  scope: Scope,
  print: Print,
): string {
  const members = node.type ? print(node.type, scope) : one('any', 'keyword');
  return joinMembers(node.questionToken ? withoutUndefined(members) : members);
}

function printParameter(parameter: ts.ParameterDeclaration, scope: Scope, print: Print): string {
  const rest = parameter.dotDotDotToken ? '...' : '';
  // A pattern (`{ a, b }: Props`) names nothing that a reader needs.
  const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'params';
  const optional = parameter.questionToken ? '?' : '';
  return `${rest}${name}${optional}: ${printDeclared(parameter, scope, print)}`;
}

function printTypeParameters(node: ts.SignatureDeclaration, scope: Scope, print: Print): string {
  const list = node.typeParameters?.map((parameter) => {
    const constraint = parameter.constraint
      ? ` extends ${joinMembers(print(parameter.constraint, scope))}`
      : '';
    return `${parameter.name.text}${constraint}`;
  });
  return list && list.length > 0 ? `<${list.join(', ')}>` : '';
}

/** `(event: React.SyntheticEvent) => void`; with `separator` `: ` it is a method's. */
export function printFunction(
  node: ts.SignatureDeclaration,
  scope: Scope,
  print: Print,
  separator = ' => ',
): string {
  const inner = { ...scope, isInner: true };
  const parameters = node.parameters.map((parameter) => printParameter(parameter, inner, print)).join(', ');
  const returns = node.type ? joinMembers(print(node.type, scope)) : 'any';
  return `${printTypeParameters(node, scope, print)}(${parameters})${separator}${returns}`;
}

function printMember(member: ts.TypeElement, scope: Scope, print: Print): string {
  if (ts.isPropertySignature(member)) {
    const optional = member.questionToken ? '?' : '';
    return `${printName(member.name)}${optional}: ${printDeclared(member, scope, print)}`;
  }
  if (ts.isMethodSignature(member)) {
    const optional = member.questionToken ? '?' : '';
    return `${printName(member.name)}${optional}${printFunction(member, scope, print, ': ')}`;
  }
  if (ts.isIndexSignatureDeclaration(member)) {
    const [key] = member.parameters;
    return `[${key ? printParameter(key, scope, print) : 'key: string'}]: ${joinMembers(print(member.type, scope))}`;
  }
  if (ts.isCallSignatureDeclaration(member) || ts.isConstructSignatureDeclaration(member)) {
    return printFunction(member, scope, print, ': ');
  }
  return '…';
}

export function printObject(node: ts.TypeLiteralNode, scope: Scope, print: Print): Member[] {
  const [only] = node.members;
  if (only && node.members.length === 1 && ts.isCallSignatureDeclaration(only)) {
    return one(printFunction(only, scope, print), 'function');
  }
  const members = node.members.map((member) => printMember(member, scope, print));
  return one(members.length === 0 ? '{}' : `{ ${members.join('; ')} }`, 'object');
}

export function printMapped(node: ts.MappedTypeNode, scope: Scope, print: Print): Member[] {
  const { name, constraint } = node.typeParameter;
  const keys = constraint ? joinMembers(print(constraint, scope)) : 'string';
  const value = node.type ? joinMembers(print(node.type, scope)) : 'any';
  const optional = node.questionToken ? '?' : '';
  return one(`{ [${name.text} in ${keys}]${optional}: ${value} }`, 'object');
}

/** `'a'`, `-1`, `null`. */
export function printLiteral({ literal }: ts.LiteralTypeNode): Member[] {
  if (ts.isStringLiteral(literal) || ts.isNoSubstitutionTemplateLiteral(literal)) {
    return one(`'${literal.text.replaceAll("'", "\\'")}'`, 'literal');
  }
  if (ts.isPrefixUnaryExpression(literal)) {
    return one(`-${(literal.operand as ts.NumericLiteral).text}`, 'literal');
  }
  return one('text' in literal ? literal.text : (ts.tokenToString(literal.kind) ?? 'null'), 'literal');
}

export function printTemplate(node: ts.TemplateLiteralTypeNode, scope: Scope, print: Print): Member[] {
  const spans = node.templateSpans.map(
    ({ type, literal }) => `\${${joinMembers(print(type, scope))}}${literal.text}`,
  );
  return one(`\`${node.head.text}${spans.join('')}\``, 'other');
}

export function printTuple(node: ts.TupleTypeNode, scope: Scope, print: Print): Member[] {
  const elements = node.elements.map((element) => {
    if (ts.isNamedTupleMember(element)) {
      const mark = `${element.dotDotDotToken ? '...' : ''}${element.name.text}${element.questionToken ? '?' : ''}`;
      return `${mark}: ${joinMembers(print(element.type, scope))}`;
    }
    return joinMembers(print(element, scope));
  });
  return one(`[${elements.join(', ')}]`, 'array');
}
