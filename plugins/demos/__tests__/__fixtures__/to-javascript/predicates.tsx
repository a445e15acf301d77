export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function assertIsString(value: unknown): asserts value is string {
  if (!isString(value)) {
    throw new TypeError('Not a string');
  }
}

export const assert: (condition: unknown) => asserts condition = (condition) => {
  if (!condition) {
    throw new Error();
  }
};

export const isFilm = (value: any): value is { title: string } => 'title' in value;
