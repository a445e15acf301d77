import type { ReactNode } from 'react';
import {
  createTheme,
  ThemeProvider,
  type Overlays,
  type Theme,
  type ThemeOptions,
} from '@mui/material/styles';

type Options = Pick<ThemeOptions, 'components' | 'direction' | 'palette' | 'spacing'>;

/** None in light mode: see DemoRoot.tsx. */
const overlays = Array<string>(25).fill('none') as Overlays;

/** The theme of DemoRoot.tsx with what a reader has set in the site's settings. */
export function buildTheme({ palette, ...options }: Options) {
  const theme = createTheme({
    ...options,
    cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
    colorSchemes: { light: { palette, overlays }, dark: { palette } },
  });
  return { theme, styles: theme.generateStyleSheets() };
}

/** The library's own provider, which tells components of direction and defaults. Fetched when a reader has set anything. */
export default function DemoSettings({ theme, children }: { theme: Theme; children: ReactNode }) {
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
