import ts from 'typescript';
import {
  CHOICES,
  DEPTH,
  describeMembers,
  isInline,
  isInlineOfKnown,
  isPlain,
  KEPT,
  UTILITIES,
} from './aliasRules';
import { joinMembers, withoutUndefined } from './joinMembers';
import { describeFields } from './describeFields';
import type { Print } from './printParts';
import { reactName, typeParametersOf, writtenName } from './names';
import { printWrapper } from './printWrapper';
import { bindArguments, nameNode, printArguments, silent, type Reference } from './typeArguments';
import { printLiterals } from './printLiterals';
import { isLibraryFile, symbolOf, type Member, type Scope } from './scope';

function printAlias(node: Reference, symbol: ts.Symbol, named: Member, scope: Scope, print: Print): Member[] {
  const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration || scope.open.includes(symbol) || scope.open.length >= DEPTH) {
    return [named];
  }
  const inner = bindArguments(node, symbol, scope);
  const members = print(declaration.type, inner);
  // With arguments, what it stands for is for this place alone.
  const isKnown = scope.api.typeNames?.has(symbol) && !typeParametersOf(symbol).length;
  if (isKnown ? isInlineOfKnown(members) : isInline(members, scope.isInner)) {
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

/**
 * A parameter of the component itself: what it may be where that is literals or primitive types, what it is unless a
 * reader says otherwise where that has a name (`T = Theme`), else its own name.
 */
function printParameter(symbol: ts.Symbol, scope: Scope, print: Print): Member[] {
  const declaration = symbol.declarations?.find(ts.isTypeParameterDeclaration);
  const inner = { ...scope, open: [...scope.open, symbol], findings: silent() };
  const named: Member[] = [{ text: symbol.name, form: 'name' }];
  // `Item extends Valid<Item>` is read once.
  if (!declaration || scope.open.includes(symbol)) {
    return named;
  }
  const constraint = declaration.constraint ? withoutUndefined(print(declaration.constraint, inner)) : [];
  const isElement = constraint.length === 1 && constraint[0]?.text === 'React.ElementType';
  if (isElement || (constraint.length > 0 && constraint.every(isPlain))) {
    return [...constraint];
  }
  const usual = declaration.default ? print(declaration.default, inner) : [];
  return usual.length === 1 && usual.every(({ text }) => KEPT.has(text)) ? usual : named;
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
  const chosen = CHOICES.has(written) ? printLiterals(node, scope, print) : undefined;
  if (chosen) {
    return chosen;
  }
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
