import { transform, type Selector, type SelectorComponent, type Visitor } from 'lightningcss';

/** Layer of Tailwind's fallbacks for browsers without `@property`; its declaration alone says nothing. */
const FALLBACKS_DECLARATION = '@layer properties;';

function where(selector: Selector): SelectorComponent {
  return { type: 'pseudo-class', kind: 'where', selectors: [selector] };
}

type WithSelectors = Extract<SelectorComponent, { selectors: Selector[] }>;

/** `:is(…)`, `:not(…)`, `:has(…)` and their like. */
function hasSelectors(component: SelectorComponent): component is WithSelectors {
  return 'selectors' in component && Array.isArray(component.selectors);
}

/** `.p-4:hover` -> `.p-4:where(.scope):hover`, also inside of `:where(…)` and its like: no selector gets heavier. */
function scopeClasses(selector: Selector, names: ReadonlySet<string>, scope: string): Selector {
  return selector.flatMap((component): SelectorComponent[] => {
    if (component.type === 'class' && names.has(component.name)) {
      return [component, where([{ type: 'class', name: scope }])];
    }
    if (!hasSelectors(component)) return [component];
    return [
      { ...component, selectors: component.selectors.map((inner) => scopeClasses(inner, names, scope)) },
    ];
  });
}

/**
 * What Tailwind writes for the whole document: variables of the theme on `:root, :host`, which go to where the demo's
 * elements begin, so that they inherit below; fallbacks on `*, ::before`, which go to all that is in the demo.
 */
function narrowGlobal(selector: Selector, scope: string): Selector[] | null {
  const [first] = selector;
  const element: SelectorComponent = { type: 'class', name: scope };
  const inside: Selector = [element, { type: 'combinator', value: 'descendant' }, { type: 'universal' }];
  if (first?.type === 'pseudo-class' && first.kind === 'host') return [];
  if (first?.type === 'pseudo-class' && first.kind === 'root') {
    return [[where([element, { type: 'pseudo-class', kind: 'not', selectors: [inside] }])]];
  }
  if (selector.length > 1) return null;
  if (first?.type === 'universal') return [[element], inside];
  return first?.type === 'pseudo-element' ? [[element, first]] : null;
}

function buildVisitor(
  names: ReadonlySet<string>,
  keyframes: ReadonlySet<string>,
  scope: string,
): Visitor<never> {
  return {
    // Called for whole selectors only, not for those inside of `:is(…)`.
    Selector: (selector) => narrowGlobal(selector, scope) ?? scopeClasses(selector, names, scope),
    CustomIdent: (ident) => (keyframes.has(ident) ? `${scope}-${ident}` : undefined),
  };
}

/**
 * Confines what Tailwind compiled to the elements that have the class `scope`, and minifies it. Each demo has a scope
 * of its own: its rules reach neither the page nor other demos, and their order never mixes with that of another sheet.
 *
 * @param names classes that the demo's source gives to elements; others, of libraries, stay as they are
 */
export function scopeSheet(css: string, names: readonly string[], scope: string): string {
  const keyframes = new Set([...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name));
  return transform({
    filename: `${scope}.css`,
    code: Buffer.from(css.replaceAll(FALLBACKS_DECLARATION, '')),
    minify: true,
    visitor: buildVisitor(new Set(names), keyframes, scope),
  }).code.toString();
}
