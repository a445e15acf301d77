import type { ReactNode } from 'react';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

/**
 * MUI System has no palette of its own, so the demos run in this small one; /system/v6/getting-started/installation
 * shows it. Colors are custom properties that follow the site's `data-theme`, so that the server's HTML is right
 * in both modes.
 */
const theme = createTheme({
  palette: {
    primary: {
      main: 'var(--app-primary)',
      contrastText: 'var(--app-on-primary)',
      soft: 'var(--app-primary-soft)',
    },
    success: { main: 'var(--app-success)' },
    error: { main: 'var(--app-error)' },
    text: { primary: 'var(--app-text)', secondary: 'var(--app-text-muted)' },
    background: { paper: 'var(--app-paper)', sunken: 'var(--app-sunken)' },
    divider: 'var(--app-divider)',
  },
  shape: { borderRadius: 8 },
});

/** Global styles that the demos of a page need once: the colors of the theme. */
export const styles = {
  ':root': {
    '--app-primary': '#9a4a00',
    '--app-on-primary': '#ffffff',
    '--app-primary-soft': '#fdeedd',
    '--app-success': '#1a6b34',
    '--app-error': '#b3261e',
    '--app-text': '#1d1b18',
    '--app-text-muted': '#5d5a55',
    '--app-paper': '#ffffff',
    '--app-sunken': '#f5f3f0',
    '--app-divider': '#d9d5cf',
  },
  '[data-theme="dark"]': {
    '--app-primary': '#ffb86b',
    '--app-on-primary': '#3a1b00',
    '--app-primary-soft': '#3a2a18',
    '--app-success': '#7fd79a',
    '--app-error': '#ff9b92',
    '--app-text': '#f1ede8',
    '--app-text-muted': '#b5afa7',
    '--app-paper': '#1b1a18',
    '--app-sunken': '#26241f',
    '--app-divider': '#45413a',
  },
};

/** What a reader has set, for those who have. */
export const loadSettings = () => import('./DemoSettings');

export default function DemoRoot({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
