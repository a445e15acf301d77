import type ts from 'typescript';
import type { ApiProp, ApiSection } from '../../../types';

/** Names under which texts mention parts of a component, with the component's own name for them. */
export type Renames = ReadonlyMap<string, string>;

/**
 * Library texts mention a part by the name of its declaration, `MenuRadioGroup`, and in a part that another component
 * lends, by that one's name, `Menu.RadioGroup`: on Context Menu both are `ContextMenu.RadioGroup`. `parts` are those of
 * one component, `all` those of every component, by the name that a reader writes.
 */
export function listRenames(
  parts: ReadonlyMap<string, ts.Symbol>,
  all: ReadonlyMap<string, ts.Symbol>,
): Renames {
  const owners = new Map([...all].map(([name, symbol]) => [symbol, name] as const).filter(isOwn));
  return new Map(
    [...parts].flatMap(([name, symbol]): [string, string][] => [
      [symbol.name, name],
      [owners.get(symbol) ?? name, name],
    ]),
  );
}

/** Whether a part was made for the component: `Menu.Item` is `MenuItem`. */
function isOwn([symbol, name]: readonly [ts.Symbol, string]): boolean {
  return name.replace('.', '') === symbol.name;
}

function renameText(text: string, renames: Renames): string {
  return text.replace(/\b[A-Z]\w+(?:\.[A-Z]\w*)?\b/g, (name) => renames.get(name) ?? name);
}

/** A section whose texts name the parts as a reader of this component does. */
export function renameSection<Section extends ApiSection>(section: Section, renames: Renames): Section {
  const props = section.props.map((prop): ApiProp =>
    prop.description ? { ...prop, description: renameText(prop.description, renames) } : prop,
  );
  return { ...section, props };
}
