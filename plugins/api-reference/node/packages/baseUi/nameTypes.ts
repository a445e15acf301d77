import ts from 'typescript';
import { resolveAlias, type ApiProgram } from '../../extract/program';

export type TypeNames = Map<ts.Symbol, string>;
type Parts = ReadonlyMap<string, ts.Symbol>;

const withoutDots = (name: string): string => name.replaceAll('.', '');

function writtenArguments(nodes: readonly ts.Node[] | undefined): string {
  return (nodes ?? []).map((node) => node.getText()).join();
}

/** `type Actions = MenuRootActions`, `type Props<Value> = RootProps<Value>` → the name on the right. */
function aliasOf(symbol: ts.Symbol): ts.EntityName | undefined {
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias || !ts.isTypeReferenceNode(alias.type)) {
    return undefined;
  }
  const taken = writtenArguments(alias.typeParameters?.map(({ name }) => name));
  return writtenArguments(alias.type.typeArguments) === taken ? alias.type.typeName : undefined;
}

/** `interface TriggerState extends DialogTriggerState {}` → the name on the right. */
function extensionOf(symbol: ts.Symbol): ts.Expression | undefined {
  const node = symbol.declarations?.find(ts.isInterfaceDeclaration);
  const extended = node?.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
  const [only] = extended;
  return node?.members.length === 0 && extended.length === 1 && !only?.typeArguments
    ? only?.expression
    : undefined;
}

/** The types that only give this one another name, each behind the one before. */
export function listRenamed(symbol: ts.Symbol, api: ApiProgram): ts.Symbol[] {
  const name = aliasOf(symbol) ?? extensionOf(symbol);
  const found = name && api.checker.getSymbolAtLocation(name);
  const target = found && resolveAlias(api, found);
  return target ? [target, ...listRenamed(target, api)] : [];
}

/** `SelectTrigger.State`, and a class itself. */
function listMembers(part: string, symbol: ts.Symbol): [ts.Symbol, string][] {
  const members = [...(symbol.exports?.values() ?? [])].filter(({ flags }) => flags & ts.SymbolFlags.Type);
  const own = members.map((member): [ts.Symbol, string] => [member, `${part}.${member.name}`]);
  return symbol.flags & ts.SymbolFlags.Class ? [[symbol, part], ...own] : own;
}

/**
 * The names under which a reader reaches the types of a component's parts: `SelectTriggerState` is
 * `Select.Trigger.State`, and in Alert Dialog, which borrows parts of Dialog, `DialogCloseState` is
 * `AlertDialog.Close.State`. A type that several names lead to keeps the one that it was declared for.
 */
export function nameTypes(parts: Parts, api: ApiProgram): TypeNames {
  const names: TypeNames = new Map();
  const members = [...parts].flatMap(([part, symbol]) => listMembers(part, symbol));
  members.forEach(([symbol, name]) => names.set(symbol, name));
  const renamed = members.flatMap(([symbol, name]) =>
    listRenamed(symbol, api).map((target) => [target, name] as const),
  );
  renamed.forEach(([target, name]) => {
    if (!names.has(target) || withoutDots(name) === target.name) {
      names.set(target, name);
    }
  });
  return names;
}

/** The names of all components in one: where two name a type, that of the component which declares it. */
export function mergeNames(all: readonly TypeNames[]): TypeNames {
  const merged: TypeNames = new Map();
  all
    .flatMap((names) => [...names])
    .forEach(([symbol, name]) => {
      if (!merged.has(symbol) || withoutDots(name) === symbol.name) {
        merged.set(symbol, name);
      }
    });
  return merged;
}
