import type { ReactNode } from 'react';
import createTheme, { type Theme } from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

interface Options {
  direction: 'ltr' | 'rtl';
  spacing: number;
}

/** What of the site's settings MUI System has, on top of the theme of DemoRoot.tsx: it has no components, and no palette. */
export function buildTheme({ direction, spacing }: Options) {
  const scale = createTheme({ spacing }).spacing;
  return { theme: (outer: Theme): Theme => ({ ...outer, direction, spacing: scale }) };
}

/** Fetched when a reader has set anything. */
export default function DemoSettings({
  theme,
  children,
}: {
  theme: (outer: Theme) => Theme;
  children: ReactNode;
}) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
