import { readVariables } from '../readVariables';

/** Styles as objects: selectors, at-rules and properties by name. */
type StyleObject = { [name: string]: unknown };

function* declarationsOf(styles: unknown): Generator<[string, unknown]> {
  if (typeof styles !== 'object' || styles === null) return;
  for (const [name, value] of Object.entries(styles)) {
    if (typeof value === 'object') yield* declarationsOf(value);
    else yield [name, value];
  }
}

/** The custom properties that stand behind `names`, which their values read, and so on; with themselves. */
function withTheirs(styles: unknown, names: readonly string[]): Set<string> {
  const reads = new Map<string, string[]>();
  for (const [name, value] of declarationsOf(styles)) {
    if (typeof value === 'string') reads.set(name, [...(reads.get(name) ?? []), ...readVariables(value)]);
  }
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    reads.get(name)?.forEach(add);
  };
  names.forEach(add);
  return found;
}

/** Names of the custom properties that a theme's global styles define in each mode: not those of the dark one only. */
export function namesOf(styles: unknown): Set<string> {
  const rules = [styles].flat().flatMap((each) => Object.entries((each ?? {}) as StyleObject));
  const general = rules.filter(([selector]) => selector.includes(':root')).map(([, body]) => body);
  return new Set(
    Array.from(declarationsOf(general), ([name]) => name).filter((name) => name.startsWith('--')),
  );
}

function filter(styles: unknown, isWanted: (name: string) => boolean): unknown {
  if (Array.isArray(styles)) return styles.map((each) => filter(each, isWanted));
  const entries = Object.entries(styles as StyleObject).map(([name, value]) =>
    typeof value === 'object' && value !== null
      ? ([name, filter(value, isWanted)] as const)
      : ([name, isWanted(name) ? value : undefined] as const),
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * What of a theme's global styles a page needs and does not have yet: the custom properties that `text` reads, with those
 * behind them, and once a page all that is no custom property. A theme has hundreds, of which a demo shows a few; the
 * browser gets the others when it brings demos to life (`client/themeSheet`).
 *
 * @param styles objects of styles, or a list of them; anything else is returned as it is, once
 * @param text the HTML and the CSS of a demo
 * @param seen names that the page has; filled further
 * @returns the same shape with fewer names, or `undefined` where nothing is missing
 */
export function pickVariables<Styles>(styles: Styles, text: string, seen: Set<string>): Styles | undefined {
  const isFirst = !seen.has('theme');
  seen.add('theme');
  if (typeof styles !== 'object' || styles === null) return isFirst ? styles : undefined;
  const wanted = withTheirs(styles, readVariables(text));
  let count = 0;
  const picked = filter(styles, (name) => {
    const isMissing = name.startsWith('--') ? wanted.has(name) && !seen.has(name) : isFirst;
    if (isMissing) count += 1;
    return isMissing;
  });
  wanted.forEach((name) => seen.add(name));
  return count > 0 ? (picked as Styles) : undefined;
}
