import type { ReactNode } from 'react';
import type { PlaygroundData } from '../../types';
import { listSetProps, type PlayValues } from './values';

/** Nodes by prop and name, as the generated module of a preview has them. */
export type PlayElements = Record<string, Record<string, ReactNode>>;

/** Props for the component: just those that the code shows. */
export function toProps(
  data: PlaygroundData,
  values: PlayValues,
  elements: PlayElements,
): Record<string, unknown> {
  const set = listSetProps(data, values).map(({ control: { prop, kind }, value }) => [
    prop,
    kind === 'element' ? elements[prop]?.[String(value)] : value,
  ]);
  return Object.fromEntries(set) as Record<string, unknown>;
}

/** Changes with what a component reads only once, such as `defaultValue`: it is then started anew. */
export function toKey(data: PlaygroundData, values: PlayValues): string {
  const once = listSetProps(data, values).filter(({ control: { prop } }) => /^default[A-Z]/.test(prop));
  return JSON.stringify(once.map(({ control: { prop }, value }) => [prop, value]));
}
