import type { ReactNode } from 'react';
import { ThemeProvider } from '@emotion/react';
import { extendTheme, type Theme } from '@mui/joy/styles';
import { buildStyles, toDemoTheme } from './DemoRoot';

/** What of the site's settings Joy UI has: its colors are scales, not single ones, and its density is each component's. */
interface Options {
  direction: 'ltr' | 'rtl';
  spacing: number;
}

/** The theme of DemoRoot.tsx with what a reader has set in the site's settings. */
export function buildTheme({ direction, spacing }: Options) {
  const theme = extendTheme({ direction, spacing });
  return { theme: toDemoTheme(theme), styles: buildStyles(theme) };
}

/** The provider of DemoRoot.tsx with that theme. Fetched when a reader has set anything. */
export default function DemoSettings({ theme, children }: { theme: Theme; children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
