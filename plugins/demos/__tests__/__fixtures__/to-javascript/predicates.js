export function isString(value) {
  return typeof value === 'string';
}

export function assertIsString(value) {
  if (!isString(value)) {
    throw new TypeError('Not a string');
  }
}

export const assert = (condition) => {
  if (!condition) {
    throw new Error();
  }
};

export const isFilm = (value) => 'title' in value;
