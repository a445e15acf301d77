import type { PlayControl, PlaygroundData, PlayValue } from '../../types';

/** The value of each control by prop; `undefined` where the prop is not set. */
export type PlayValues = Readonly<Record<string, PlayValue | undefined>>;

/** Longest text that an address may bring, in characters. */
export const MAX_TEXT = 200;

/** What a control shows at the start. */
export function startOf(control: PlayControl): PlayValue | undefined {
  return control.initial ?? control.default ?? (control.kind === 'boolean' ? false : undefined);
}

/** The values at the start. */
export function startValues({ controls }: PlaygroundData): PlayValues {
  return Object.fromEntries(controls.map((control) => [control.prop, startOf(control)]));
}

/** Whether the control can leave the prop out: a default cannot be chosen away, only chosen. */
export function canBeUnset({ kind, default: byDefault, required }: PlayControl): boolean {
  if (required || kind === 'boolean') return false;
  return kind === 'text' || byDefault === undefined;
}

function parseNumber(text: string, min: number, max: number): number | null {
  if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

function hasControlCharacters(text: string): boolean {
  return [...text].some((char) => char < ' ' || (char >= '\u007f' && char <= '\u009f'));
}

/**
 * Reads a value for one control from text that nobody vouches for: an address, a field (design §8). Only what the
 * control itself could give is taken.
 *
 * @returns the value, `undefined` to leave the prop out, or `null` for text that is no value of the control
 */
export function parseValue(control: PlayControl, text: string): PlayValue | undefined | null {
  if (text === '' && canBeUnset(control)) return undefined;
  switch (control.kind) {
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : null;
    case 'choice':
      return control.options.find((option) => String(option) === text) ?? null;
    case 'element':
      return Object.keys(control.elements).find((name) => name === text) ?? null;
    case 'number':
      return parseNumber(text, control.min, control.max);
    default:
      return text.length <= MAX_TEXT && !hasControlCharacters(text) ? text : null;
  }
}

/** What differs from doing without the prop: what the component gets, and what its code shows. */
export function listSetProps(
  { controls }: PlaygroundData,
  values: PlayValues,
): { control: PlayControl; value: PlayValue }[] {
  return controls.flatMap((control) => {
    const value = values[control.prop];
    const without = control.default ?? (control.kind === 'boolean' ? false : undefined);
    return value === undefined || value === without ? [] : [{ control, value }];
  });
}
