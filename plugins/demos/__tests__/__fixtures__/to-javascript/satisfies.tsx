import { createTheme, type ThemeOptions } from '@mui/material/styles';

const options = {
  palette: { mode: 'dark' },
} satisfies ThemeOptions;

const breakpoints = [0, 600, 900] as const satisfies readonly number[];

export const theme = createTheme({
  ...options,
  breakpoints: { values: { xs: breakpoints[0] } satisfies Partial<Record<string, number>> },
} satisfies ThemeOptions);
