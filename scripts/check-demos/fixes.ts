import type { Finding } from './types';

const OF_AXE: Record<string, string> = {
  'aria-allowed-attr': 'Remove the attribute, or give the element a role that has it.',
  'aria-allowed-role': 'Use the element without the role, or an element that may have it.',
  'aria-input-field-name': 'Name the field: `aria-label`, or `aria-labelledby` with the id of its label.',
  'aria-progressbar-name': 'Name the progress bar: `aria-label`, or `aria-labelledby`.',
  'aria-required-children': 'Put only children of the roles that the message names into the element.',
  'aria-tooltip-name': 'Give the tooltip a text.',
  'aria-valid-attr-value': 'Let the attribute refer to an id that is in the document.',
  'button-name': 'Name the button: a text, or `aria-label` where it has an icon only.',
  'color-contrast': 'Use colours of the theme with a contrast of 4.5:1 on their background in this mode.',
  'duplicate-id-aria': 'Use an id once only; `useId()` makes new ones.',
  'heading-order': 'Let the level of a heading follow the one above it (`component="h3"`).',
  'image-alt': 'Describe the image in `alt`; write `alt=""` where it only decorates.',
  label: 'Label the field: `<label htmlFor>`, the `label` prop, or `aria-label`.',
  'landmark-unique': 'Name each landmark of a kind: `aria-label`.',
  'link-name': 'Give the link a text or `aria-label`.',
  list: 'Let a list have items only as its children.',
  listitem: 'Put the item into a list.',
  'nested-interactive': 'Take the control out of the other one.',
  'scrollable-region-focusable': 'Let the keyboard reach what scrolls: `tabIndex={0}`, a role and a name.',
  'select-name': 'Label the select: `<label htmlFor>`, or `aria-label`.',
  tabindex: 'Use `tabIndex` 0 or -1.',
};

const HYDRATION =
  'Render the same on the server and at first in the browser: no clock, random number, `window`, or format of the ' +
  "reader's locale or time zone (write them out). What needs those goes into an effect.";

const BY_RULE: Record<string, string> = {
  'global-styles': 'Write `"iframe": true` and a `"height"` into the notation of the page.',
  bundle: 'Correct the import; a package that is missing goes into the package.json of the workspace.',
  empty: 'Render something on the server: what needs the browser gets a placeholder.',
  request:
    'Take pictures as data URIs or files beside the demo, and data from the code: demos use no network.',
  visit: 'Run the check again; the browser could not open the demo.',
};

/** What to do about a finding, in words for the writer. */
export function fixOf({ stage, rule, message, help }: Finding): string {
  if (stage === 'axe') return OF_AXE[rule] ?? `See ${help}`;
  if (stage === 'types')
    return 'Correct the types: the demo is checked against the library that its version documents.';
  if (BY_RULE[rule]) return BY_RULE[rule];
  if (/hydrat|did ?n.t match/i.test(message)) return HYDRATION;
  if (/unique "key"/.test(message)) return 'Give each element of the list a `key`.';
  if (rule === 'throws' && stage === 'server') {
    return 'Let the demo render on the server: `window`, `document` and storage are there in effects only.';
  }
  if (rule === 'console') return 'Do what the message asks for; a demo writes nothing to the console.';
  return 'Let the demo run without an error.';
}
