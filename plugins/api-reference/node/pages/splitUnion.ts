const OPENING = '([{<';
const CLOSING = ')]}>';

/** Index behind a literal that begins at `start`: a string in any quotes. */
function endOfString(type: string, start: number): number {
  let index = start + 1;
  while (index < type.length && type[index] !== type[start]) index += type[index] === '\\' ? 2 : 1;
  return index + 1;
}

/**
 * The members of a union, each as it is typed; one member where the type is none. The result of a function type is
 * its own: `(open: boolean) => void | null` is one member.
 *
 * @example
 * splitUnion("'small' | 'medium' | ((size: number) => void)"); // ["'small'", "'medium'", '((size: number) => void)']
 */
export function splitUnion(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  let index = 0;
  while (index < type.length) {
    const char = type[index] as string;
    if (/["'`]/.test(char)) {
      index = endOfString(type, index);
      continue;
    }
    if (type.startsWith('=>', index)) {
      if (depth === 0) break;
      index += 2;
      continue;
    }
    if (OPENING.includes(char)) depth += 1;
    if (CLOSING.includes(char)) depth -= 1;
    if (char === '|' && depth === 0) {
      members.push(type.slice(start, index));
      start = index + 1;
    }
    index += 1;
  }
  return [...members, type.slice(start)].map((member) => member.trim()).filter(Boolean);
}
