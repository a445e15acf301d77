import type { ReactNode } from 'react';
import { ThemeProvider } from '@emotion/react';
import { extendTheme, type Theme } from '@mui/joy/styles';

/** What Joy UI's own provider makes of a theme: with what its first color scheme has, and switched by the site's `data-theme`. */
export function toDemoTheme(theme: Theme): Theme {
  return {
    ...theme.colorSchemes.light,
    ...theme,
    getColorSchemeSelector: (scheme) => `[data-theme="${scheme}"] &`,
  };
}

/** Custom properties of a theme, by the site's `data-theme`. */
export function buildStyles(theme: Theme) {
  return {
    ':root': { ...theme.generateCssVars().css, ...theme.generateCssVars('light').css },
    '[data-theme="dark"]': theme.generateCssVars('dark').css,
  };
}

const theme = extendTheme();
const demoTheme = toDemoTheme(theme);

/** Global styles that the demos of a page need once: the theme's custom properties. */
export const styles = buildStyles(theme);

/** What a reader has set, for those who have. */
export const loadSettings = () => import('./DemoSettings');

/**
 * The site decides the color scheme, so Emotion's provider does: Joy UI's own would keep a mode of its own in local
 * storage.
 */
export default function DemoRoot({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={demoTheme}>{children}</ThemeProvider>;
}
