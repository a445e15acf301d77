import type ts from 'typescript';
import type { ApiProgram } from './program';

/** The props that a component takes, own and inherited, as the compiler sees them. */
export class PropSymbols extends Map<string, ts.Symbol> {
  /** Props that one can do without by taking another overload, or another member of a union of props. */
  readonly optional = new Set<string>();
}

function propsTypes(type: ts.Type, api: ApiProgram): ts.Type[] {
  const { checker } = api;
  const parts = type.isUnion() ? type.types : [type];
  // The last overload is the one without `component` and `href`: what a reader gets by default.
  const signatures = parts
    .flatMap((part) => [...part.getCallSignatures(), ...part.getConstructSignatures()])
    .reverse();
  return signatures.flatMap((signature) => {
    const [props] = signature.getParameters();
    return props ? [checker.getTypeOfSymbol(props)] : [];
  });
}

function isKnown(symbol: ts.Symbol): boolean {
  return (symbol.declarations?.length ?? 0) > 0;
}

/** Props of one overload. In a union (`StandardProps | OutlinedProps`), those that all share come with all their types. */
function listProps(type: ts.Type, api: ApiProgram): PropSymbols {
  const props = new PropSymbols();
  const add = (symbol: ts.Symbol): void => {
    if (!props.has(symbol.name) && isKnown(symbol)) {
      props.set(symbol.name, symbol);
    }
  };
  api.checker.getPropertiesOfType(type).forEach(add);
  const shared = new Set(props.keys());
  for (const member of type.isUnion() ? type.types : []) {
    api.checker.getPropertiesOfType(member).forEach(add);
  }
  [...props.keys()].filter((name) => !shared.has(name)).forEach((name) => props.optional.add(name));
  return props;
}

/** All props of a component by name; other overloads add what the last one lacks, such as `component`. */
export function collectProps(component: ts.Symbol, api: ApiProgram): PropSymbols {
  const [last, ...others] = propsTypes(api.checker.getTypeOfSymbol(component), api);
  const props = last ? listProps(last, api) : new PropSymbols();
  for (const type of others) {
    for (const [name, symbol] of listProps(type, api)) {
      if (!props.has(name)) {
        props.set(name, symbol);
        props.optional.add(name);
      }
    }
  }
  return props;
}

/** Whether a prop is an element's (`onClick`, `aria-label`), that is, declared by React alone. */
export function isElementProp(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).every((declaration) =>
    /\/(?:@types\/react|typescript\/lib)\//.test(declaration.getSourceFile().fileName),
  );
}
