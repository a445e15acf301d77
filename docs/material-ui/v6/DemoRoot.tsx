import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  // The demos' theme has custom properties: `theme.vars` is there.
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Colors are custom properties that follow the site's `data-theme`: the server's HTML is right in both modes. */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: true, dark: true },
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
