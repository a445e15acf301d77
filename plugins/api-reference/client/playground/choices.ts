import { translate } from '@docusaurus/Translate';
import type { PlayControl } from '../../types';
import { canBeUnset } from './values';

/** How many options, and characters of them, stand beside each other; more go into a list. */
const MAX_SEGMENTS = 4;
const MAX_CHARACTERS = 24;

export interface Option {
  /** As an address has it; empty for a prop that is not set. */
  value: string;
  label: string;
}

/** What a control offers to choose from; nothing where it is no choice. */
export function listOptions(control: PlayControl): Option[] {
  if (control.kind !== 'choice' && control.kind !== 'element') return [];
  const values =
    control.kind === 'choice' ? control.options.map((value) => String(value)) : Object.keys(control.elements);
  const options = values.map((value) => ({ value, label: value }));
  const label = translate({
    id: 'site.apiReference.unset',
    message: 'not set',
    description: 'Choice of a playground: the component does not get the prop',
  });
  return canBeUnset(control) ? [{ value: '', label }, ...options] : options;
}

/** Whether the options stand side by side instead of in a list. */
export function isSegmented(options: readonly Option[]): boolean {
  const length = options.reduce((sum, { label }) => sum + label.length, 0);
  return options.length > 0 && options.length <= MAX_SEGMENTS && length <= MAX_CHARACTERS;
}
