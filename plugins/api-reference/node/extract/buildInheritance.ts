import type ts from 'typescript';
import type { ApiComponent, ApiInheritance, ApiProp } from '../../types';
import type { PropSymbols } from './collectProps';

/** A component before what it inherits is known. */
export interface Draft {
  document: ApiComponent;
  /** All props that it takes. */
  props: PropSymbols;
  /** Names of the components whose props it takes. */
  inherits: string[];
  /** Described props of other libraries, such as those of a transition. */
  foreign: () => ApiProp[];
  element?: string;
  /** Whether a prop is declared beside the component itself. */
  isBeside: (name: string) => boolean;
  /** Whether the library itself says which props are the component's own. */
  hasPropTypes: boolean;
}

type Drafts = ReadonlyMap<string, Draft>;

/** The component that a draft inherits from, what that one inherits from, and so on. */
function listAncestors(draft: Draft, drafts: Drafts, seen = new Set<string>()): string[] {
  return draft.inherits.flatMap((name) => {
    if (seen.has(name) || name === draft.document.name) {
      return [];
    }
    seen.add(name);
    const parent = drafts.get(name);
    return [name, ...(parent ? listAncestors(parent, drafts, seen) : [])];
  });
}

function isSameDeclaration(a: ts.Symbol | undefined, b: ts.Symbol | undefined): boolean {
  const declarations = b?.declarations ?? [];
  return a?.declarations?.some((declaration) => declarations.includes(declaration)) ?? false;
}

/** Where the library does not say which props are own, those that an ancestor declares are not. */
export function keepOwnProps(draft: Draft, drafts: Drafts): ApiProp[] {
  const ancestors = listAncestors(draft, drafts).flatMap((name) => drafts.get(name) ?? []);
  const isInherited = ({ name }: ApiProp): boolean =>
    ancestors.some(
      ({ document, props }) =>
        document.props.some((prop) => prop.name === name) &&
        isSameDeclaration(draft.props.get(name), props.get(name)),
    );
  return draft.hasPropTypes
    ? draft.document.props
    : draft.document.props.filter((prop) => draft.isBeside(prop.name) || !isInherited(prop));
}

/**
 * What a component takes besides its own props: each ancestor with the props that it declares and that this component
 * takes, nearest first, then the element.
 */
export function buildInheritance(draft: Draft, drafts: Drafts): ApiInheritance[] {
  const taken = new Set(draft.document.props.map(({ name }) => name));
  const components = listAncestors(draft, drafts).map((from): ApiInheritance => {
    const parent = drafts.get(from);
    const props = (parent ? parent.document.props : draft.foreign()).filter(
      ({ name }) => draft.props.has(name) && !taken.has(name),
    );
    props.forEach(({ name }) => taken.add(name));
    return { from, kind: 'component', props };
  });
  return draft.element ? [...components, { from: draft.element, kind: 'element', props: [] }] : components;
}
