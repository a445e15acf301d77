import type { ReactNode } from 'react';
import { createTheme, ThemeProvider, type Overlays } from '@mui/material/styles';

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

/** The site decides the color scheme: this provider neither stores it, nor sets it, nor brings the styles again. */
export default function DemoRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      storageManager={null}
      colorSchemeNode={null}
      disableStyleSheetGeneration
      disableNestedContext
    >
      {children}
    </ThemeProvider>
  );
}
