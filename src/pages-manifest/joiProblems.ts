import type { Joi } from '@docusaurus/utils-validation';
import { nearest } from './nearest';

/** What is wrong with one value, before it has a file and a line. */
export interface WrongValue {
  /** First part of the value's path: the key that the writer typed. */
  key: string;
  message: string;
  value: string;
  fix: string;
}

export interface KeyFacts {
  /** Keys that are valid here. */
  known: readonly string[];
  /** Keys that are refused, each with what to do instead. */
  forbidden?: Readonly<Record<string, string>>;
  /** What to type for a key whose value is wrong, where the general advice does not do. */
  advice?: Readonly<Record<string, string>>;
}

const ADVICE_BY_TYPE: Record<string, string> = {
  'any.required': 'Add it.',
  'array.base': 'Write a list, in brackets.',
  'boolean.base': 'Write true or false, without quotes.',
  'object.base': 'Write an object, in braces.',
  'string.base': 'Write text, in quotes where it reads as a number or a date.',
  'string.empty': 'Write it, or leave the key out.',
};

function adviceFor(detail: Joi.ValidationErrorItem, key: string, facts: KeyFacts): string {
  const valids = (detail.context?.valids ?? []) as unknown[];
  if (detail.type === 'object.unknown') {
    const [meant] = nearest(key, facts.known, 1);
    return `${meant ? `Write "${meant}", or one of` : 'Use one of'}: ${facts.known.join(', ')}.`;
  }
  if (detail.type === 'any.unknown') return facts.forbidden?.[key] ?? 'Leave it out.';
  const own = facts.advice?.[key];
  if (detail.type === 'any.only' && own === undefined) {
    return `Write ${valids.map((valid) => JSON.stringify(valid)).join(' or ')}.`;
  }
  return own ?? ADVICE_BY_TYPE[detail.type] ?? 'See src/pages-manifest/types.ts.';
}

function messageFor(detail: Joi.ValidationErrorItem, key: string): string {
  if (detail.type === 'object.unknown') return `Unknown key "${key}".`;
  if (detail.type === 'any.unknown') return `"${key}" is not set here.`;
  if (detail.type === 'string.max') {
    const { value, limit } = detail.context as { value: string; limit: number };
    return `"${key}" has ${value.length} characters; more than ${limit} are cut off by search engines.`;
  }
  return `${detail.message}.`;
}

/** Joi's errors in a writer's words, each with the value and what to type instead (design §7). */
export function describeJoiError(error: Joi.ValidationError | undefined, facts: KeyFacts): WrongValue[] {
  return (error?.details ?? []).map((detail) => {
    const key = String(detail.path[0] ?? '');
    return {
      key,
      message: messageFor(detail, key),
      value: JSON.stringify(detail.context?.value) ?? 'undefined',
      fix: adviceFor(detail, key, facts),
    };
  });
}
