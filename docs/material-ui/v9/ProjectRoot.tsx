import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  // The theme has custom properties: `theme.vars` is there.
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Follows the color scheme of the operating system. */
const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

export default function ProjectRoot({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
