const identity = (value) => value;
const pair = (key, value) => [key, value];
const later = async (value) => value;
const wrapped = async (first, second) => ({ ...first, ...second });

function sortBy(rows, key) {
  return [...rows].sort((a, b) => Number(a[key]) - Number(b[key]));
}

export default function (value) {
  const list = function* (...items) {
    yield* items;
  };
  const tools = {
    map(items, mapper) {
      return items.map(mapper);
    },
    async load(url) {
      return (await fetch(url)).json();
    },
  };
  return [identity(value), pair, later, wrapped, sortBy, list, tools];
}
