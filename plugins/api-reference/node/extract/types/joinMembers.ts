import type { Member } from './scope';

const KEYWORDS_LAST = ['null', 'undefined'];

/** `true | false` -> `boolean`, in the place of the first. */
function mergeBooleans(members: readonly Member[]): Member[] {
  const texts = members.map(({ text }) => text);
  if (!texts.includes('true') || !texts.includes('false')) {
    return [...members];
  }
  return members.flatMap((member): Member[] => {
    if (member.text !== 'true' && member.text !== 'false') {
      return [member];
    }
    return member.text === texts.find((text) => text === 'true' || text === 'false')
      ? [{ text: 'boolean', form: 'keyword' }]
      : [];
  });
}

/** The members of a union as a reader lists them: none twice, `null` and `undefined` at the end. */
export function tidyMembers(members: readonly Member[]): Member[] {
  const seen = new Set<string>();
  const kept = mergeBooleans(members).filter(({ text }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew && text !== 'never';
  });
  const rank = ({ text }: Member): number => KEYWORDS_LAST.indexOf(text);
  return kept.sort((a, b) => rank(a) - rank(b));
}

/** Without `undefined`, which an optional property or parameter has anyway; all of it where nothing else is left. */
export function withoutUndefined(members: readonly Member[]): readonly Member[] {
  const others = members.filter(({ text }) => text !== 'undefined');
  return others.length > 0 ? others : members;
}

/** One text; functions in parentheses where others stand beside them. */
export function joinMembers(members: readonly Member[]): string {
  const tidy = tidyMembers(members);
  if (tidy.length === 0) {
    return 'never';
  }
  return tidy
    .map(({ text, form }) => (tidy.length > 1 && form === 'function' ? `(${text})` : text))
    .join(' | ');
}

const WRAPPED = new Set<Member['form'] | undefined>(['function', 'intersection', 'other']);

/** As an element of `[]`, `keyof` or an intersection: in parentheses unless it is one simple type. */
export function wrapMembers(members: readonly Member[]): string {
  const tidy = tidyMembers(members);
  const text = joinMembers(members);
  return tidy.length > 1 || WRAPPED.has(tidy[0]?.form) ? `(${text})` : text;
}
