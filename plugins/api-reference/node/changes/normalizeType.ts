import ts from 'typescript';

type Print = (node: ts.Node) => string;

/** Members of a union or an intersection, those of nested ones included, in an order of their own. */
function printMembers(node: ts.UnionTypeNode | ts.IntersectionTypeNode, print: Print): string {
  const flatten = (member: ts.TypeNode): ts.TypeNode[] => {
    if (ts.isParenthesizedTypeNode(member)) return flatten(member.type);
    return member.kind === node.kind ? (member as typeof node).types.flatMap(flatten) : [member];
  };
  const printed = new Set(node.types.flatMap(flatten).map(print));
  if (ts.isUnionTypeNode(node) && printed.delete('true') && printed.delete('false')) printed.add('boolean');
  if (printed.size === 1) return [...printed].join('');
  return `(${[...printed].sort().join(ts.isUnionTypeNode(node) ? '|' : '&')})`;
}

/** Parameters by type: their names say nothing to a caller. */
function printFunction(node: ts.SignatureDeclaration, print: Print): string {
  const parameters = node.parameters.map(({ type, questionToken, dotDotDotToken, initializer }) => {
    const optional = questionToken || initializer ? '?' : '';
    return `${dotDotDotToken ? '...' : ''}${optional}${type ? print(type) : 'any'}`;
  });
  const generic = node.typeParameters?.map(print).join(',');
  return `(${generic ? `<${generic}>` : ''}(${parameters.join(',')})=>${node.type ? print(node.type) : 'any'})`;
}

/** `{ b?(): void; a: string }` is `{a:string;b?:(()=>void)}`. */
function printMember(node: ts.TypeElement, print: Print): string {
  if (!ts.isPropertySignature(node) && !ts.isMethodSignature(node)) return print(node);
  const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
  const readonly = ts.isPropertySignature(node) && node.modifiers?.length ? 'readonly ' : '';
  const type = ts.isMethodSignature(node) ? printFunction(node, print) : node.type ? print(node.type) : 'any';
  return `${readonly}${name}${node.questionToken ? '?' : ''}:${type}`;
}

function printReference(node: ts.TypeReferenceNode, print: Print): string {
  const name = node.typeName.getText().replace(/^React\./, '');
  const values = node.typeArguments?.map(print) ?? [];
  return values.length > 0 ? `${name}<${values.join(',')}>` : name;
}

/** What has no rule of its own, as it is typed but for white space. */
function printPlain(node: ts.Node): string {
  return node
    .getText()
    .replace(/\bReact\./g, '')
    .replace(/"/g, "'")
    .replace(/\s+/g, ' ');
}

const print: Print = (node) => {
  if (ts.isParenthesizedTypeNode(node)) return print(node.type);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return printMembers(node, print);
  if (ts.isTypeReferenceNode(node)) return printReference(node, print);
  if (ts.isArrayTypeNode(node)) return `Array<${print(node.elementType)}>`;
  if (ts.isFunctionTypeNode(node)) return printFunction(node, print);
  if (ts.isTypeLiteralNode(node)) {
    return `{${node.members
      .map((member) => printMember(member, print))
      .sort()
      .join(';')}}`;
  }
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
    return JSON.stringify(node.literal.text);
  return printPlain(node);
};

/** Stands for `…`, by which the documents shorten a type; the parser knows no such character. */
const ELIDED = 'Elided$';

/** TypeScript reads on behind a mistake; a type that it cannot read says nothing of its meaning. */
export function parseType(type: string): ts.TypeNode | null {
  const text = `type T = ${type.replaceAll('…', ELIDED)};`;
  const file = ts.createSourceFile('type.ts', text, ts.ScriptTarget.Latest, true);
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: readonly unknown[] };
  const [statement] = file.statements;
  const isWhole = parseDiagnostics.length === 0 && file.statements.length === 1;
  return isWhole && statement && ts.isTypeAliasDeclaration(statement) ? statement.type : null;
}

/** A part of a parsed type as it was typed. */
export function textOf(node: ts.Node): string {
  return node.getText().replaceAll(ELIDED, '…');
}

/** The form of a part of a parsed type; see `normalizeType`. */
export function normalizeNode(node: ts.Node): string {
  return print(node).replaceAll(ELIDED, '…');
}

/**
 * A type in a form that is equal for types that mean the same: members of unions in one order, no namespace of
 * React, one kind of quotes, no names of parameters, no needless parentheses (issue 4 point 5). Not for readers.
 *
 * @example
 * normalizeType("'b' | \"a\""); // '("a"|"b")'
 */
export function normalizeType(type: string): string {
  const node = parseType(type);
  return node
    ? normalizeNode(node)
    : type
        .replace(/\bReact\./g, '')
        .replace(/\s+/g, ' ')
        .trim();
}
