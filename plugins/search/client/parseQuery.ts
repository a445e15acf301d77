import type { HitKind } from '../types';
import { toTokens } from './tokenize';

const KINDS: Record<string, readonly HitKind[]> = {
  prop: ['prop'],
  class: ['class'],
  slot: ['slot'],
  data: ['data'],
  var: ['variable'],
  hook: ['hook'],
  component: ['component'],
  demo: ['demo'],
  heading: ['heading'],
  error: ['error'],
  page: ['page'],
};

/** What `kind:` a query may begin with. */
export const KIND_NAMES = Object.keys(KINDS);

export interface ParsedQuery {
  /** Kinds that are looked for; `undefined` for all. */
  kinds: readonly HitKind[] | undefined;
  /** What is looked for, without the kind. */
  text: string;
  tokens: string[];
}

/** Longer texts are pasted by mistake. */
const LONGEST = 200;

/** Takes a query apart: `prop:disableRipple`, `class: Mui-disabled`, or plain words. */
export function parseQuery(input: string): ParsedQuery {
  const trimmed = input.slice(0, LONGEST).trim();
  const [, name = '', rest = ''] = /^([a-z]+):\s*(.*)$/i.exec(trimmed) ?? [];
  const kinds = Object.hasOwn(KINDS, name.toLowerCase()) ? KINDS[name.toLowerCase()] : undefined;
  const text = kinds ? rest : trimmed;
  return { kinds, text, tokens: [...new Set(toTokens(text))].slice(0, 12) };
}
