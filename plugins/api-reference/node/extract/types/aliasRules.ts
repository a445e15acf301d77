import { joinMembers, withoutUndefined } from './joinMembers';
import type { Member } from './scope';

/** Aliases that only say "and what a reader adds by module augmentation"; the first argument is the type. */
export const EXTENSIBLE = new Set(['OverridableStringUnion']);
/** Long forms of `T[]`. */
export const ARRAYS = new Set(['Array', 'ReadonlyArray']);
/** Aliases that change nothing that a reader sees. */
export const TRANSPARENT = new Set(['NonNullable', 'Readonly', 'NoInfer', 'Simplify', 'Awaited']);
/** Props of a slot, or a function of the owner state that returns them: slot component, overrides, owner state. */
export const SLOT_PROPS = new Set(['SlotProps', 'SlotComponentProps', 'SlotComponentPropsWithSlotState']);
/** Names that a reader knows and that would only get longer. */
export const KEPT = new Set([
  'PickerValidDate',
  'SxProps',
  'Theme',
  'ClassNameMap',
  'SystemStyleObject',
  'CSSSelectorObject',
]);
/** Types of the language that work on a type: kept if the result is short, else the alias around them is. */
export const UTILITIES = new Set([
  'Partial',
  'Required',
  'Record',
  'Pick',
  'Omit',
  'Exclude',
  'Extract',
  'DistributiveOmit',
  'ReturnType',
]);
/** Types of the language that pick from a union: what is left says more. */
export const CHOICES = new Set(['Exclude', 'Extract']);
/** How deep aliases of aliases are followed. */
export const DEPTH = 6;

const INLINE_LENGTH = 120;
const INNER_LENGTH = 100;
const LONG = new Set<Member['form']>(['object', 'intersection', 'other', 'utility']);

const PLAIN = /^(?:string|number|bigint|boolean)(?:\[\])?$|^Record<string, \w+>$/;

/** Literals, and types of the language that hold no other. */
export function isPlain({ form, text }: Member): boolean {
  return form === 'literal' || PLAIN.test(text);
}

/** Whether what an alias stands for helps a reader more than its name: literals always, others if they are short. */
export function isInline(members: readonly Member[], isInner = false): boolean {
  if (withoutUndefined(members).every(({ form }) => form === 'literal')) {
    return !isInner || joinMembers(members).length <= INNER_LENGTH;
  }
  return (
    !members.every(({ form }) => form === 'library') &&
    !members.some(({ form }) => LONG.has(form)) &&
    joinMembers(members).length <= INLINE_LENGTH
  );
}

/** Whether a name that a reader can write gives way to what it stands for: to literals and primitive types only. */
export function isInlineOfKnown(members: readonly Member[]): boolean {
  return members.every(
    ({ form, text }) => ['literal', 'array'].includes(form) || (form === 'keyword' && text !== 'any'),
  );
}

/** Splits `a: string; b: { c: number }` at the outer `;`. */
export function splitFields(fields: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const [index, char] of [...fields].entries()) {
    const isArrow = char === '>' && fields[index - 1] === '=';
    depth += '{(<['.includes(char) ? 1 : '})]>'.includes(char) && !isArrow ? -1 : 0;
    if (char === ';' && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += char;
    }
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The fields of a type that is one object; nothing for any other. */
export function fieldsOf(members: readonly Member[]): string[] | undefined {
  const [only] = members;
  const isObject = members.length === 1 && only?.form === 'object';
  const fields = isObject ? /^\{ (.*) \}$/s.exec(only.text)?.[1] : undefined;
  return fields === undefined ? undefined : splitFields(fields);
}

/** One line a member: the fields of an object, the parts of a union, by their fields where `details` has them. */
export function describeMembers(members: readonly Member[], details: ReadonlyMap<string, string>): string {
  const describeMember = ({ text }: Member): string => {
    const fields = details.get(text);
    return fields && /^(?:\w+|'[^']*')\??: /.test(fields)
      ? `| { ${fields.split('\n').join('; ')} }`
      : `| ${text}`;
  };
  const lines = fieldsOf(members) ?? members.map(describeMember);
  const [line = ''] = lines;
  return lines.length === 1 ? line.replace(/^\| /, '') : lines.join('\n');
}
