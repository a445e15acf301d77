import { createTheme, type ThemeOptions } from '@mui/material/styles';
import { denseComponents } from '../../kit/client/denseComponents';
import type { ThemeSettings } from '../../kit/preferences';

declare module '@mui/material/styles' {
  // The theme has custom properties: `theme.vars` is there.
  interface CssThemeVariables {
    enabled: true;
  }
}

declare global {
  interface Window {
    /** The theme of the site's own Material UI components, for the console. */
    theme?: ReturnType<typeof createTheme>;
  }
}

/** The same custom properties as the chrome's: they change with the mode by themselves. */
const TOKENS: ThemeOptions['palette'] = {
  primary: { main: 'var(--accent)', contrastText: 'var(--color-bg)' },
  secondary: { main: 'var(--color-text)', contrastText: 'var(--color-bg)' },
  error: { main: 'var(--color-error)', contrastText: 'var(--color-bg)' },
  warning: { main: 'var(--color-warning)', contrastText: 'var(--color-bg)' },
  info: { main: 'var(--color-info)', contrastText: 'var(--color-bg)' },
  success: { main: 'var(--color-success)', contrastText: 'var(--color-bg)' },
  text: { primary: 'var(--color-text)', secondary: 'var(--color-text-muted)' },
  background: { default: 'var(--color-bg)', paper: 'var(--color-surface)' },
  divider: 'var(--color-border)',
};

/** Focus and hover as in the rest of the chrome. */
const BASE: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 2 } },
    },
  },
};

/**
 * What Material UI's components of the chrome are built with (spec §3 "Theme settings", §9).
 *
 * @param isStill whether the reader's system asks for reduced motion: then nothing glides
 */
export function buildTheme(
  { dense, direction, paletteColors, spacing, paletteMode }: ThemeSettings,
  isStill = false,
) {
  const palette = { ...TOKENS, ...paletteColors };
  return createTheme({
    // Colors are custom properties, which only the browser can mix.
    cssVariables: { cssVarPrefix: 'site', colorSchemeSelector: '[data-theme="%s"]', nativeColor: true },
    colorSchemes: { light: { palette }, dark: { palette } },
    defaultColorScheme: paletteMode,
    direction,
    spacing,
    shape: { borderRadius: 12 },
    ...(isStill && { transitions: { create: () => 'none' } }),
    typography: { fontFamily: 'var(--font-family-text)', button: { textTransform: 'none' } },
    components: { ...BASE, ...(dense && denseComponents) },
  });
}
