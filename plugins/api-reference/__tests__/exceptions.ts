/**
 * Where the API of Material UI as it is documented differs from what the library does at run time, each with the reason
 * (issue 4, "What it must show"). Keep this short: what the extractor can get right belongs there.
 */

/** Components that cannot be loaded here. */
export const NOT_LOADED: Record<string, string> = {
  PigmentContainer: 'Imports @mui/material-pigment-css, an optional peer that is not installed.',
  PigmentGrid: 'Imports @mui/material-pigment-css, an optional peer that is not installed.',
  PigmentStack: 'Imports @mui/material-pigment-css, an optional peer that is not installed.',
};

/** Folders that are named as components are, and hold none that is documented. */
export const NO_COMPONENTS: Record<string, string> = {
  DefaultPropsProvider: 'Gives the theme’s default props to the library’s own components.',
  OverridableComponent: 'Types only.',
  TablePaginationActions: 'A part of TablePagination; the generator leaves it out (node/packages/mui.ts).',
  Unstable_TrapFocus: 'May change at any time, as its name says.',
};

/** Props that the library checks at run time and that are not documented. */
export const NOT_DOCUMENTED: Record<string, string> = {
  'FilledInput.notched': 'Marked @internal: only OutlinedInput has a notch.',
  'Grid.unstable_level': 'Marked @internal: Grid itself sets it on its children.',
  'Input.notched': 'Marked @internal: only OutlinedInput has a notch.',
};
