const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;

/**
 * The `components` of a dense theme of Material UI: small buttons, dense margins on form controls, small tables, dense
 * toolbars (spec §9 "Dense theme").
 */
export const denseComponents = {
  MuiButton: small,
  MuiButtonGroup: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiToggleButtonGroup: small,
  MuiFilledInput: denseMargin,
  MuiFormControl: denseMargin,
  MuiFormHelperText: denseMargin,
  MuiInputBase: denseMargin,
  MuiInputLabel: denseMargin,
  MuiOutlinedInput: denseMargin,
  MuiTextField: denseMargin,
  MuiTable: small,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
} as const;
