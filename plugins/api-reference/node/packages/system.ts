import type { Conventions } from '../extract/conventions';

/** MUI System. */
export const system: Conventions = {
  packages: /^@mui\/system$/,
  components: ['GlobalStyles', 'RtlProvider', 'StyledEngineProvider', 'ThemeProvider'],
  hidden: ['useThemeWithoutDefault'],
  themePrefix: 'Mui',
};
