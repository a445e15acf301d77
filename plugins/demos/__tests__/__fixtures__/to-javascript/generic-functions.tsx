const identity = <T,>(value: T): T => value;
const pair = <K extends string, V = unknown>(key: K, value: V) => [key, value] as const;
const later = async <T,>(value: T): Promise<T> => value;
const wrapped = async <
  TFirst extends object,
  TSecond extends object,
>(
  first: TFirst,
  second: TSecond,
): Promise<TFirst & TSecond> => ({ ...first, ...second });

function sortBy<Row, Key extends keyof Row = keyof Row>(
  rows: readonly Row[],
  key: Key,
): Row[] {
  return [...rows].sort((a, b) => Number(a[key]) - Number(b[key]));
}

export default function <const Value>(value: Value) {
  const list = function* <T>(...items: T[]): Generator<T> {
    yield* items;
  };
  const tools = {
    map<T, U>(items: T[], mapper: (item: T) => U): U[] {
      return items.map(mapper);
    },
    async load<T>(url: string): Promise<T> {
      return (await fetch(url)).json() as Promise<T>;
    },
  };
  return [identity<Value>(value), pair, later, wrapped, sortBy, list, tools];
}
