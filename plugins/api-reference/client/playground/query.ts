import type { PlayControl, PlaygroundData } from '../../types';
import { parseValue, startOf, startValues, type PlayValues } from './values';

/** `Button.variant`: several playgrounds can stand on a page, and demos and the editor use the hash. */
function keyOf({ name }: PlaygroundData, { prop }: PlayControl): string {
  return `${name}.${prop}`;
}

/**
 * The values that an address brings (issue 4 point 4): `?Button.variant=text&Button.disabled=true`. What is no value of
 * its control is ignored, as is everything else.
 */
export function readQuery(data: PlaygroundData, search: string): PlayValues {
  const params = new URLSearchParams(search);
  const changed = data.controls.flatMap((control) => {
    const text = params.get(keyOf(data, control));
    const value = text === null ? null : parseValue(control, text);
    return value === null ? [] : [[control.prop, value] as const];
  });
  return { ...startValues(data), ...Object.fromEntries(changed) };
}

/**
 * The query with the values in it that differ from the start; what others wrote there stays.
 *
 * @param search query of the address now, with or without `?`
 * @returns with `?`, or an empty text
 */
export function writeQuery(data: PlaygroundData, values: PlayValues, search: string): string {
  const params = new URLSearchParams(search);
  for (const control of data.controls) {
    const value = values[control.prop];
    if (value === startOf(control)) params.delete(keyOf(data, control));
    else params.set(keyOf(data, control), value === undefined ? '' : String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
