/** Formats a value. */
export function format(value, digits) {
  return typeof value === 'number' ? value.toFixed(digits) : value;
}

// Numbers only.
function parse(value) {
  return value === null ? null : Number(value);
}

class Store {
  /** Reads one entry or all. */
  get(key) {
    return key ? parse(key) : [];
  }

  constructor(name, size = 0) {
    this.get(name + size);
  }
}

export default function isReady(store) {
  return store !== null;
}
