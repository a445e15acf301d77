import type { ComponentOverride, ControlOverride } from '../../overrideTypes';

const ROWS: ControlOverride = { min: 1, max: 10 };

/** What the three inputs below a text field have in common. */
const INPUT: ComponentOverride = {
  attributes: ["inputProps={{ 'aria-label': 'Name' }}"],
  initial: { placeholder: 'Name' },
  controls: {
    rows: ROWS,
    maxRows: false,
    minRows: false,
    label: false,
    notched: false,
    endAdornment: {
      elements: { InputAdornment: '<InputAdornment position="end">kg</InputAdornment>' },
    },
    startAdornment: {
      elements: { InputAdornment: '<InputAdornment position="start">$</InputAdornment>' },
    },
  },
};

/** Fields for text and for a choice. */
export const fields: Record<string, ComponentOverride> = {
  TextField: {
    initial: { label: 'Name' },
    controls: {
      type: { options: ['text', 'email', 'number', 'password', 'search'], default: 'text' },
      rows: ROWS,
      maxRows: false,
      minRows: false,
      select: false,
    },
  },
  Input: INPUT,
  FilledInput: INPUT,
  OutlinedInput: INPUT,
  FormHelperText: { initial: { children: 'At least eight characters' } },
  Select: {
    template:
      '<Select {...props}>\n  <MenuItem value={10}>Ten</MenuItem>\n  <MenuItem value={20}>Twenty</MenuItem>\n' +
      '  <MenuItem value={30}>Thirty</MenuItem>\n</Select>',
    attributes: ['defaultValue={20}', "SelectDisplayProps={{ 'aria-label': 'Minutes' }}"],
    only: ['autoWidth', 'variant'],
    controls: { disabled: {}, error: {}, fullWidth: {}, size: {} },
  },
  Autocomplete: {
    wide: true,
    attributes: [
      "options={['Coffee', 'Tea', 'Water']}",
      'renderInput={(params) => <TextField {...params} label="Drink" />}',
    ],
    only: [
      'autoHighlight',
      'clearOnEscape',
      'clearText',
      'closeText',
      'disableClearable',
      'disableCloseOnSelect',
      'disabled',
      'forcePopupIcon',
      'freeSolo',
      'fullWidth',
      'noOptionsText',
      'openOnFocus',
      'openText',
      'readOnly',
      'size',
    ],
  },
};
