import type { PrintedType } from './printType';
import { fieldsOf } from './types/aliasRules';

const LONGEST = 100;

/** `root?: A | B` -> `root?`. */
function fieldName(field: string): string {
  return /^('[^']*'|\[[^\]]*\]|[\w$]+)\??/.exec(field)?.[0] ?? field;
}

/**
 * A type for a table: an object that would run over several lines keeps the names of its fields, which follow in full,
 * one a line, among the details.
 */
export function shortenType({ text, details, members }: PrintedType): { text: string; details?: string } {
  const fields =
    text.length > LONGEST ? fieldsOf(members.filter((member) => member.text !== 'undefined')) : undefined;
  if (!fields) {
    return { text, ...(details ? { details } : {}) };
  }
  const short = `{ ${fields.map((field) => `${fieldName(field)}: …`).join('; ')} }`;
  return { text: short.length > LONGEST * 2 ? 'object' : short, details: fields.join('\n') };
}
