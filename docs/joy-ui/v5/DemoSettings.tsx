import type { ReactNode } from 'react';
import { CssVarsProvider, extendTheme, type Theme } from '@mui/joy/styles';

/** What of the site's settings Joy UI has: its colors are scales, not single ones, and its density is each component's. */
interface Options {
  direction: 'ltr' | 'rtl';
  spacing: number;
}

/** The theme of DemoRoot.tsx with what a reader has set in the site's settings. */
export function buildTheme({ direction, spacing }: Options) {
  const theme = extendTheme({ direction, spacing });
  return {
    theme,
    styles: {
      ':root': { ...theme.generateCssVars().css, ...theme.generateCssVars('light').css },
      '[data-theme="dark"]': theme.generateCssVars('dark').css,
    },
  };
}

/** The provider of DemoRoot.tsx with that theme. Fetched when a reader has set anything. */
export default function DemoSettings({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <CssVarsProvider
      theme={theme}
      attribute="data-theme"
      defaultMode="light"
      colorSchemeNode={null}
      storageWindow={null}
      disableStyleSheetGeneration
      disableNestedContext
    >
      {children}
    </CssVarsProvider>
  );
}
