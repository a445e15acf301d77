type Props = Record<string, unknown>;
type CreateElement = (type: unknown, props: Props, ...rest: unknown[]) => unknown;

/** Nesting up to which `slotProps` and its like are searched for class names. */
const MAX_DEPTH = 3;

function isPlainObject(value: unknown): value is Props {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function addScope(className: unknown, scope: string): unknown {
  if (typeof className === 'function') return (...args: unknown[]) => addScope(className(...args), scope);
  if (typeof className !== 'string' || className === '') return className;
  return className.split(/\s+/).includes(scope) ? className : `${className} ${scope}`;
}

/** `className`, `popupClassName`; `classes={{ root: … }}`; `slotProps={{ root: { className: … } }}`. */
function scopeProp(name: string, value: unknown, scope: string, depth: number): unknown {
  if (/^className$|ClassName$/.test(name)) return addScope(value, scope);
  if (!isPlainObject(value) || depth === MAX_DEPTH) return value;
  if (/^class(es|Names)$/.test(name)) return mapValues(value, (_, inner) => addScope(inner, scope));
  if (!/Props$/.test(name) && depth === 0) return value;
  return mapValues(value, (inner, innerValue) => scopeProp(inner, innerValue, scope, depth + 1));
}

function mapValues(object: Props, map: (name: string, value: unknown) => unknown): Props {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(name, value)]));
}

/**
 * React's function that makes elements, which gives each element with a class the class `scope` too: the sheet of a
 * Tailwind demo holds for such elements only, wherever in the document they are, popups included.
 */
export function scopeClasses(create: CreateElement, scope: string): CreateElement {
  return (type, props, ...rest) =>
    create(
      type,
      mapValues(props, (name, value) => scopeProp(name, value, scope, 0)),
      ...rest,
    );
}
