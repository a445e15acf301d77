import type { Notation } from './findNotations';

/** What may stand beside `component`. */
const KEYS: Record<Notation['component'], readonly string[]> = {
  ApiTable: ['name', 'table'],
  ApiViews: [],
  ApiReference: ['name'],
  Playground: ['name'],
  ApiChanges: ['from', 'to', 'product', 'renamed', 'replaced'],
};

/** What is wrong with the keys of a notation, in words for the writer; nothing where they are right. */
export function checkKeys(notation: Notation): string | null {
  const { component, ...options } = notation;
  const valid = KEYS[component];
  const unknown = Object.keys(options).filter((key) => !valid.includes(key));
  if (unknown.length > 0) {
    const names = unknown.map((key) => `"${key}"`).join(', ');
    const known = valid.map((key) => `"${key}"`).join(' and ') || 'none';
    return `"${component}" has no option ${names}; its options are ${known}`;
  }
  if (notation.name !== undefined && typeof notation.name !== 'string') {
    return `"name" is ${JSON.stringify(notation.name)}; write the name of a component in quotes, such as "Button"`;
  }
  return null;
}
