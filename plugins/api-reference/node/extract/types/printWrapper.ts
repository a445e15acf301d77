import ts from 'typescript';
import { ARRAYS, EXTENSIBLE, SLOT_PROPS, TRANSPARENT } from './aliasRules';
import { joinMembers, withoutUndefined, wrapMembers } from './joinMembers';
import type { Print } from './printParts';
import type { Member, Scope } from './scope';
import { silent, type Reference } from './typeArguments';

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

/** A type whose name says less than its arguments; undefined for any other. */
export function printWrapper(
  name: string,
  { typeArguments = ts.factory.createNodeArray() }: Reference,
  scope: Scope,
  print: Print,
): Member[] | undefined {
  const [first, second] = typeArguments;
  if (first && second && name === 'Exclude' && second.kind === ts.SyntaxKind.UndefinedKeyword) {
    return [...withoutUndefined(print(first, scope))];
  }
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
