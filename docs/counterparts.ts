/**
 * What products call the same component, where the names of its pages differ: plain data for the product switcher,
 * which leads from `/material-ui/react-dialog` to `/joy-ui/react-modal`. Names are those in pathnames, without
 * `react-`; they also stand for the pages of the API. A page of the same name comes first, then the names of the row,
 * from left to right; a row with names that no product has yet does no harm.
 */
export const counterparts: readonly (readonly string[])[] = [
  ['text-field', 'input', 'field'],
  ['textarea-autosize', 'textarea'],
  ['autocomplete', 'combobox'],
  ['radio-button', 'radio-group', 'radio'],
  ['toggle-button', 'toggle-button-group', 'toggle-group', 'toggle'],
  ['dialog', 'modal', 'modal-dialog'],
  ['snackbar', 'toast'],
  ['progress', 'circular-progress', 'linear-progress'],
  ['divider', 'separator'],
  ['paper', 'sheet'],
  ['popper', 'popover'],
];
