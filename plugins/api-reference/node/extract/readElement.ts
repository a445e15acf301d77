import type ts from 'typescript';
import { isElementProp, type PropSymbols } from './collectProps';
import { printSymbolType } from './printType';
import type { ApiProgram } from './program';

/** Interfaces of elements that are not named after their tag, or after several. */
const TAGS: Record<string, string> = {
  Anchor: 'a',
  Heading: 'h1',
  Image: 'img',
  LI: 'li',
  OList: 'ol',
  Paragraph: 'p',
  TableCaption: 'caption',
  TableCell: 'td',
  TableRow: 'tr',
  TableSection: 'tbody',
  TextArea: 'textarea',
  UList: 'ul',
};

function tagOf(interfaceName: string): string | undefined {
  const name = /^HTML(\w+)Element$/.exec(interfaceName)?.[1];
  return name
    ? (TAGS[name] ?? name.toLowerCase())
    : /^SVG(\w+)Element$/.exec(interfaceName)?.[1]?.toLowerCase();
}

/** `'button'` of `<Value, RootComponentType extends ElementType = 'button'>(props: …) => …`. */
function readDefaultRoot(type: ts.Type): string | undefined {
  const parameters = type.getCallSignatures().flatMap((signature) => signature.getTypeParameters() ?? []);
  const root = parameters.find(({ symbol }) => symbol.name.startsWith('RootComponent'))?.getDefault();
  return root?.isStringLiteral() ? root.value : undefined;
}

/** `'button'` of `OverridableComponent<{ defaultComponent: 'button' }>`, or of a component that is a function itself. */
function readDefaultComponent(component: ts.Symbol, api: ApiProgram): string | undefined {
  const { checker } = api;
  const type = checker.getTypeOfSymbol(component);
  const given = type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference);
  const field = given[0] && checker.getPropertyOfType(given[0], 'defaultComponent');
  const value = field && checker.getTypeOfSymbol(field);
  return value?.isStringLiteral() ? value.value : readDefaultRoot(type);
}

/** `HTMLDivElement` of `React.MouseEventHandler<HTMLDivElement>` or `React.Ref<HTMLDivElement>`. */
function readTarget(prop: ts.Symbol | undefined, api: ApiProgram): string | undefined {
  const text = prop && printSymbolType(prop, api).text;
  return text && /<((?:HTML|SVG)\w*Element|Element)>/.exec(text)?.[1];
}

const HANDLERS = ['onClick', 'onKeyDown', 'onScroll'];

export interface RootElement {
  /** Tag of the element that gets the other props. */
  element?: string;
  /** Interface of what a `ref` holds. */
  ref?: string;
  /** Whether other props reach the root. */
  spread: boolean;
}

function refOf(tag: string | undefined): string | undefined {
  const name = Object.entries(TAGS).find(([, value]) => value === tag)?.[0];
  const isSvg = tag === 'svg';
  return (
    tag && (isSvg ? 'SVGSVGElement' : `HTML${name ?? tag.charAt(0).toUpperCase() + tag.slice(1)}Element`)
  );
}

/** What a component renders at its root, as far as its types tell. */
export function readElement(component: ts.Symbol, props: PropSymbols, api: ApiProgram): RootElement {
  // A component may have taken some of them for itself.
  const handler = HANDLERS.map((name) => props.get(name)).find((prop) => prop && isElementProp(prop));
  const spread = handler !== undefined;
  const target = readTarget(props.get('ref'), api) ?? (spread ? readTarget(handler, api) : undefined);
  const root = readDefaultComponent(component, api);
  const element = root ?? (target && spread ? tagOf(target) : undefined);
  // Whose root can be replaced passes a `ref` on, also where the types of its props depend on the root.
  const hasRef = props.has('ref') || root !== undefined;
  const ref = hasRef ? (readTarget(props.get('ref'), api) ?? target ?? refOf(element)) : undefined;
  return { ...(element ? { element } : {}), ...(ref ? { ref } : {}), spread };
}
