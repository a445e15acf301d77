/** Formats a value. */
export function format(value: string): string;
/** With digits. */
export function format(value: number, digits: number): string;
export function format(value: string | number, digits?: number): string {
  return typeof value === 'number' ? value.toFixed(digits) : value;
}

function parse(value: string): number;
function parse(value: null): null;
// Numbers only.
function parse(value: string | null) {
  return value === null ? null : Number(value);
}

class Store {
  /** Reads one entry or all. */
  get(): string[];
  get(key: string): string;
  get(key?: string) {
    return key ? parse(key) : [];
  }

  constructor(name: string);
  constructor(name: string, size: number);
  constructor(name: string, size = 0) {
    this.get(name + size);
  }
}

export default function isReady(store: Store): true;
export default function isReady(store: null): false;
export default function isReady(store: Store | null) {
  return store !== null;
}
