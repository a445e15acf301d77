import type { ReactNode } from 'react';
import { ThemeProvider } from '@emotion/react';
import { createTheme, type Overlays } from '@mui/material/styles';
import { ThemeProvider as OuterThemeProvider } from '@mui/private-theming';

declare module '@mui/material/styles' {
  // The demos' theme has custom properties: `theme.vars` is there.
  interface CssThemeVariables {
    enabled: true;
  }
}

/**
 * Dark mode lightens raised surfaces with an overlay. In light mode Material UI defines none and falls back on the dark
 * ones, which would take the contrast from an app bar: this says that there are none.
 */
const overlays = Array<string>(25).fill('none') as Overlays;

/** Colors are custom properties that follow the site's `data-theme`: the server's HTML is right in both modes. */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { overlays }, dark: true },
});

/** Global styles that the demos of a page need once: the theme's custom properties. */
export const styles = theme.generateStyleSheets();

/** What a reader has set, for those who have. */
export const loadSettings = () => import('./DemoSettings');

/**
 * The site decides the color scheme: Material UI's own provider would bring a switch of its own to each page. These two
 * are what is left of it, for styles and for themes that a demo makes from the one around it.
 */
export default function DemoRoot({ children }: { children: ReactNode }) {
  return (
    <OuterThemeProvider theme={theme}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </OuterThemeProvider>
  );
}
