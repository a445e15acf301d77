import type { ReactNode } from 'react';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme();

/** Global styles that the demos of a page need once: the theme's custom properties, by the site's `data-theme`. */
export const styles = {
  ':root': { ...theme.generateCssVars().css, ...theme.generateCssVars('light').css },
  '[data-theme="dark"]': theme.generateCssVars('dark').css,
};

/** What a reader has set, for those who have. */
export const loadSettings = () => import('./DemoSettings');

/** The site decides the color scheme: this provider neither sets it nor brings the styles again. */
export default function DemoRoot({ children }: { children: ReactNode }) {
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
