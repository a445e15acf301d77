import ts from 'typescript';
import {
  ARRAYS,
  DEPTH,
  describeMembers,
  EXTENSIBLE,
  isInline,
  isInlineOfKnown,
  isPlain,
  KEPT,
  SLOT_PROPS,
  TRANSPARENT,
  UTILITIES,
} from './aliasRules';
import { joinMembers, withoutUndefined, wrapMembers } from './joinMembers';
import { describeFields } from './describeFields';
import type { Print } from './printParts';
import { reactName, typeParametersOf, writtenName } from './names';
import { isLibraryFile, symbolOf, type Member, type Scope } from './scope';

type Reference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments | ts.ImportTypeNode;

function nameNode(node: Reference): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) {
    return node.typeName;
  }
  return ts.isImportTypeNode(node) ? node.qualifier : node.expression;
}

function silent(): Scope['findings'] {
  return { extensible: false, details: new Map() };
}

/** React's `NativeMouseEvent` is the DOM's `MouseEvent`. */
function plainName(text: string): string {
  return text.replace(/^React\.Native(\w*Event)$/, '$1');
}

/** The arguments without those at the end that only repeat the defaults. */
function printArguments(node: Reference, symbol: ts.Symbol | undefined, scope: Scope, print: Print): string {
  const texts = (node.typeArguments ?? []).map((argument) => joinMembers(print(argument, scope)));
  const parameters = typeParametersOf(symbol);
  const isDefault = (index: number): boolean => {
    const fallback = parameters[index]?.default;
    // A default may name the parameters before it: `<V = unknown, F = V>`.
    const inner = symbol && { ...bindArguments(node, symbol, scope), open: scope.open };
    return fallback && inner ? plainName(joinMembers(print(fallback, inner))) === texts[index] : false;
  };
  while (texts.length > 0 && isDefault(texts.length - 1)) {
    texts.pop();
  }
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

/** A scope in which the parameters of a type stand for the arguments that it is given. */
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

function printAlias(node: Reference, symbol: ts.Symbol, named: Member, scope: Scope, print: Print): Member[] {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration || scope.open.includes(symbol) || scope.open.length >= DEPTH) {
    return [named];
  }
  const inner = bindArguments(node, symbol, scope);
  const members = print(declaration.type, inner);
  // With arguments, what it stands for is for this place alone.
  const isKnown = scope.api.typeNames?.has(symbol) && !typeParametersOf(symbol).length;
  if (isKnown ? isInlineOfKnown(members) : isInline(members)) {
    scope.findings.extensible ||= inner.findings.extensible;
    inner.findings.details.forEach((text, key) => scope.findings.details.set(key, text));
    return members;
  }
  const fields = isKnown && !scope.isNested ? describeFields(symbol, scope, print) : undefined;
  scope.findings.details.set(named.text, fields ?? describeMembers(members, inner.findings.details));
  return [named];
}

function printInterface(
  node: Reference,
  symbol: ts.Symbol,
  named: Member,
  scope: Scope,
  print: Print,
): Member[] {
  const declarations = symbol.declarations?.filter(ts.isInterfaceDeclaration) ?? [];
  const fields = declarations.flatMap(({ members }) => [...members]).filter(ts.isPropertySignature);
  if (fields.length > 0 && !scope.isNested) {
    const inner = { ...bindArguments(node, symbol, scope), isNested: true };
    const lines = fields.map((field) => {
      const written = field.type ? print(field.type, inner) : [];
      const type = joinMembers(field.questionToken ? withoutUndefined(written) : written);
      return `${field.name.getText()}${field.questionToken ? '?' : ''}: ${type}`;
    });
    scope.findings.details.set(named.text, lines.join('\n'));
  }
  return [named];
}

/** `SlotProps<'div', Overrides, OwnerState>` -> `React.ComponentProps<'div'> | ((ownerState: OwnerState) => …)`. */
function printSlotProps([slot, , owner]: readonly ts.TypeNode[], scope: Scope, print: Print): Member[] {
  const inner = { ...scope, findings: silent() };
  const component = slot ? joinMembers(withoutUndefined(print(slot, inner))) : 'any';
  const props =
    /^React\.(?:ElementType|JSXElementConstructor|ComponentType)<(.+)>$/.exec(component)?.[1] ??
    `React.ComponentProps<${component}>`;
  const state = owner ? joinMembers(print(owner, inner)) : 'any';
  return [
    { text: props, form: 'name' },
    { text: `(ownerState: ${state}) => ${props}`, form: 'function' },
  ];
}

/** Types whose name says less than their arguments. */
function printWrapper(
  name: string,
  { typeArguments = ts.factory.createNodeArray() }: Reference,
  scope: Scope,
  print: Print,
): Member[] | undefined {
  const [first] = typeArguments;
  if (!first) {
    return undefined;
  }
  if (SLOT_PROPS.has(name)) {
    return printSlotProps(typeArguments, scope, print);
  }
  scope.findings.extensible ||= EXTENSIBLE.has(name);
  if (ARRAYS.has(name)) {
    return [{ text: `${wrapMembers(print(first, scope))}[]`, form: 'array' }];
  }
  const members = EXTENSIBLE.has(name) || TRANSPARENT.has(name) ? print(first, scope) : undefined;
  return name === 'NonNullable' ? members?.filter(({ text }) => text !== 'null') : members;
}

/** A parameter of the component itself: what it may be where that is literals or primitive types, else its name. */
function printParameter(symbol: ts.Symbol, scope: Scope, print: Print): Member[] {
  const declaration = symbol.declarations?.find(ts.isTypeParameterDeclaration);
  const inner = { ...scope, open: [...scope.open, symbol], findings: silent() };
  // `Item extends Valid<Item>` is read once.
  const isOpen = scope.open.includes(symbol);
  const constraint = isOpen ? undefined : declaration?.constraint;
  const members = constraint ? withoutUndefined(print(constraint, inner)) : [];
  const isElement = members.length === 1 && members[0]?.text === 'React.ElementType';
  const isShort = isElement || (members.length > 0 && members.every(isPlain));
  return isShort ? [...members] : [{ text: symbol.name, form: 'name' }];
}

/** A type of another library: by name, unless it is a list of literals. */
function printForeign(symbol: ts.Symbol, named: Member, scope: Scope, print: Print): Member[] {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  const isKnown = /\/(@types|typescript|csstype)\//.test(declaration?.getSourceFile().fileName ?? '/@types/');
  if (!declaration || isKnown || declaration.typeParameters || scope.open.length >= DEPTH) {
    return [named];
  }
  const members = print(declaration.type, { ...scope, open: [...scope.open, symbol], findings: silent() });
  return members.every(({ form }) => form === 'literal') ? members : [named];
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
  const wrapped = symbol && printWrapper(symbol.name, node, scope, print);
  if (wrapped) {
    return wrapped;
  }
  const written = name ? writtenName(name) : 'object';
  const known = symbol && (scope.api.typeNames?.get(symbol) ?? reactName(symbol));
  const text = `${known ?? written}${printArguments(node, symbol, scope, print)}`;
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration || UTILITIES.has(written) || KEPT.has(symbol.name)) {
    return [{ text, form: UTILITIES.has(written) ? 'utility' : 'name' }];
  }
  if (ts.isTypeParameterDeclaration(declaration)) {
    return printParameter(symbol, scope, print);
  }
  if (!isLibraryFile(declaration.getSourceFile().fileName, scope.api)) {
    return printForeign(symbol, { text, form: 'name' }, scope, print);
  }
  const named: Member = { text, form: 'library' };
  scope.budget.left -= 1;
  if (scope.budget.left < 0) {
    return [named];
  }
  return symbol.flags & ts.SymbolFlags.TypeAlias
    ? printAlias(node, symbol, named, scope, print)
    : printInterface(node, symbol, named, scope, print);
}
