import ts from 'typescript';
import { joinMembers } from './joinMembers';
import type { Print } from './printParts';
import { isLibraryFile, isSynthetic, symbolOf, type Member, type Scope } from './scope';

type Reference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments | ts.ImportTypeNode;

/** Aliases that only say "and what a reader adds by module augmentation"; the first argument is the type. */
const EXTENSIBLE = new Set(['OverridableStringUnion']);
/** Names that a reader knows and that would only get longer. */
const KEPT = new Set(['SxProps', 'Theme', 'ClassNameMap', 'SystemStyleObject', 'CSSSelectorObject']);
/** Types of the language that work on a type: kept if the result is short, else the alias around them is. */
const UTILITIES = new Set([
  'Partial',
  'Required',
  'Record',
  'Pick',
  'Omit',
  'Exclude',
  'Extract',
  'DistributiveOmit',
]);
const INLINE_LENGTH = 120;
/** How deep aliases of aliases are followed. */
const DEPTH = 6;

function nameNode(node: Reference): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) {
    return node.typeName;
  }
  return ts.isImportTypeNode(node) ? node.qualifier : node.expression;
}

function writtenName(name: ts.Node): string {
  if (ts.isIdentifier(name)) {
    return name.text;
  }
  if (ts.isQualifiedName(name)) {
    return `${writtenName(name.left)}.${name.right.text}`;
  }
  return isSynthetic(name) ? 'object' : name.getText();
}

/** `React.ReactNode`, `React.JSX.Element`: React's types as one writes them after `import * as React`. */
function reactName(symbol: ts.Symbol): string | undefined {
  const declaration = symbol.declarations?.[0];
  if (!declaration?.getSourceFile().fileName.includes('/@types/react/')) {
    return undefined;
  }
  const inJsx = ts.findAncestor(
    declaration,
    (node) => ts.isModuleDeclaration(node) && node.name.text === 'JSX',
  );
  return `React.${inJsx ? 'JSX.' : ''}${symbol.name}`;
}

type Parameterised = ts.Node & { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> };

function typeParametersOf(symbol: ts.Symbol | undefined): readonly ts.TypeParameterDeclaration[] {
  const declaration = symbol?.declarations?.find((node) => (node as Parameterised).typeParameters);
  return (declaration as Parameterised | undefined)?.typeParameters ?? [];
}

/** The arguments without those at the end that only repeat the defaults. */
function printArguments(node: Reference, symbol: ts.Symbol | undefined, scope: Scope, print: Print): string {
  const texts = (node.typeArguments ?? []).map((argument) => joinMembers(print(argument, scope)));
  const parameters = typeParametersOf(symbol);
  const isDefault = (index: number): boolean => {
    const fallback = parameters[index]?.default;
    return (
      fallback !== undefined &&
      joinMembers(print(fallback, { ...scope, findings: silent() })) === texts[index]
    );
  };
  while (texts.length > 0 && isDefault(texts.length - 1)) {
    texts.pop();
  }
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

function silent(): Scope['findings'] {
  return { extensible: false, details: new Map() };
}

function bindArguments(node: Reference, symbol: ts.Symbol, scope: Scope): Scope {
  const bound = new Map<ts.Symbol, { node: ts.TypeNode; scope: Scope }>();
  typeParametersOf(symbol).forEach((parameter, index) => {
    const argument = node.typeArguments?.[index];
    const target = symbolOf(parameter.name, scope.api);
    const value = argument ?? parameter.default;
    if (target && value) {
      bound.set(target, { node: value, scope: argument ? scope : { ...scope, bound } });
    }
  });
  return { ...scope, bound, open: [...scope.open, symbol], findings: silent() };
}

function isInline(members: readonly Member[]): boolean {
  if (members.every(({ form }) => form === 'literal')) {
    return true;
  }
  const isSimple = members.every(({ form }) => form !== 'object' && form !== 'other' && form !== 'utility');
  return isSimple && joinMembers(members).length <= INLINE_LENGTH;
}

/** One line a member: the fields of an object, the parts of a union. */
function describeMembers(members: readonly Member[]): string {
  const [only] = members;
  const fields = only && members.length === 1 ? /^\{ (.*) \}$/s.exec(only.text)?.[1] : undefined;
  return fields ? splitFields(fields).join('\n') : members.map(({ text }) => `| ${text}`).join('\n');
}

/** Splits at `; ` outside of braces. */
function splitFields(fields: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const char of fields) {
    depth += '{(<['.includes(char) ? 1 : '})]'.includes(char) ? -1 : 0;
    if (char === ';' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += char;
    }
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

function printAlias(node: Reference, symbol: ts.Symbol, named: Member, scope: Scope, print: Print): Member[] {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration || scope.open.includes(symbol) || scope.open.length >= DEPTH) {
    return [named];
  }
  const inner = bindArguments(node, symbol, scope);
  const members = print(declaration.type, inner);
  if (isInline(members)) {
    scope.findings.extensible ||= inner.findings.extensible;
    inner.findings.details.forEach((text, key) => scope.findings.details.set(key, text));
    return members;
  }
  scope.findings.details.set(named.text, describeMembers(members));
  return [named];
}

function printInterface(symbol: ts.Symbol, named: Member, scope: Scope, print: Print): Member[] {
  const declarations = symbol.declarations?.filter(ts.isInterfaceDeclaration) ?? [];
  const fields = declarations.flatMap(({ members }) => [...members]).filter(ts.isPropertySignature);
  if (fields.length > 0 && !scope.isNested) {
    const inner: Scope = { ...scope, bound: new Map(), isNested: true, findings: silent() };
    const lines = fields.map((field) => {
      const type = field.type ? joinMembers(print(field.type, inner)) : 'any';
      return `${field.name.getText()}${field.questionToken ? '?' : ''}: ${type}`;
    });
    scope.findings.details.set(named.text, lines.join('\n'));
  }
  return [named];
}

/**
 * A type that is referred to by name: parameters by what they stand for, unions of literals and other short aliases of
 * the library in full, the rest by name, its members among the findings.
 */
export function printReference(node: Reference, scope: Scope, print: Print): Member[] {
  const name = nameNode(node);
  const symbol = name && symbolOf(name, scope.api);
  const bound = symbol && scope.bound.get(symbol);
  if (bound) {
    return print(bound.node, { ...bound.scope, findings: scope.findings, open: scope.open });
  }
  const [first] = node.typeArguments ?? [];
  if (symbol && EXTENSIBLE.has(symbol.name) && first) {
    scope.findings.extensible = true;
    return print(first, scope);
  }
  const written = name ? writtenName(name) : 'object';
  const known = symbol && (scope.api.typeNames?.get(symbol) ?? reactName(symbol));
  const text = `${known ?? written}${printArguments(node, symbol, scope, print)}`;
  const named: Member = { text, form: UTILITIES.has(written) ? 'utility' : 'name' };
  const declaration = symbol?.declarations?.[0];
  if (
    !symbol ||
    !declaration ||
    KEPT.has(symbol.name) ||
    !isLibraryFile(declaration.getSourceFile().fileName, scope.api)
  ) {
    return [named];
  }
  return symbol.flags & ts.SymbolFlags.TypeAlias
    ? printAlias(node, symbol, named, scope, print)
    : printInterface(symbol, named, scope, print);
}
