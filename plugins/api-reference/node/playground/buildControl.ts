import type { ApiProp, PlayControl, PlayValue } from '../../types';
import { splitUnion } from '../pages/splitUnion';
import type { ControlOverride } from './overrideTypes';
import { parseLiteral } from './parseLiteral';

/** Largest number that a control offers without an override. */
const DEFAULT_MAX = 100;

const NODE = /^(React\.)?ReactNode$/;

/** What of a prop its control depends on. */
export type ControllableProp = Pick<ApiProp, 'name' | 'type' | 'default' | 'required'>;

/** What the members of a union allow. */
interface Members {
  literals: PlayValue[];
  boolean: boolean;
  number: boolean;
  string: boolean;
  node: boolean;
}

function readMembers(type: string): Members {
  const members = splitUnion(type);
  const has = (pattern: RegExp) => members.some((member) => pattern.test(member));
  const literals = members.map(parseLiteral).filter((value) => value !== undefined);
  return {
    literals: [...new Set(literals)],
    boolean: has(/^boolean$/),
    number: has(/^number$/),
    string: has(/^string$/),
    node: has(NODE),
  };
}

/** A value only if the control could give it. */
function fitting(control: PlayControl, value: PlayValue | undefined): PlayValue | undefined {
  switch (control.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'number':
      return typeof value === 'number' ? value : undefined;
    case 'text':
      return typeof value === 'string' ? value : undefined;
    case 'choice':
      return control.options.find((option) => option === value);
    default:
      return Object.keys(control.elements).find((name) => name === value);
  }
}

type Kind =
  | { kind: 'boolean' }
  | { kind: 'choice'; options: PlayValue[] }
  | { kind: 'element'; elements: Record<string, string> }
  | { kind: 'number'; min: number; max: number; step: number }
  | { kind: 'text' };

function numberKind(byDefault: PlayValue | undefined, { min, max, step = 1 }: ControlOverride): Kind {
  const size = typeof byDefault === 'number' ? byDefault : 0;
  return {
    kind: 'number',
    min: min ?? Math.min(0, size),
    max: max ?? Math.max(DEFAULT_MAX, size * 10),
    step,
  };
}

/** What the hand-made override says, else what the type allows. */
function chooseKind(type: string, byDefault: PlayValue | undefined, override: ControlOverride): Kind | null {
  const { literals, boolean, number, string, node } = readMembers(type);
  if (override.text) return { kind: 'text' };
  if (override.elements) return { kind: 'element', elements: override.elements };
  if (override.options) return { kind: 'choice', options: override.options };
  if (override.max !== undefined) return numberKind(byDefault, override);
  if (boolean && literals.length === 0) return { kind: 'boolean' };
  const options = boolean ? [...literals, true, false] : literals;
  if (options.length > 1) return { kind: 'choice', options };
  if (node) return { kind: 'text' };
  if (number) return numberKind(byDefault, override);
  return string ? { kind: 'text' } : null;
}

/**
 * The control of one prop, made from its type (issue 4 point 4): `boolean` -> switch, literals -> choice, `string` and
 * `React.ReactNode` -> text, `number` -> number.
 *
 * @returns `null` for a prop that no control can set, such as a callback
 */
export function buildControl(
  { name, type, default: source, required }: ControllableProp,
  override: ControlOverride = {},
  initial?: PlayValue,
): PlayControl | null {
  const byDefault = override.default ?? parseLiteral(source ?? '');
  const kind = chooseKind(type, byDefault, override);
  if (!kind) return null;
  const control: PlayControl = { prop: name, type, ...kind };
  const values = { default: fitting(control, byDefault), initial: fitting(control, initial) };
  if (values.default !== undefined) control.default = values.default;
  if (values.initial !== undefined && values.initial !== values.default) control.initial = values.initial;
  if (required) control.required = true;
  return control;
}
