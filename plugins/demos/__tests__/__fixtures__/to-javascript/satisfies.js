import { createTheme } from '@mui/material/styles';

const options = {
  palette: { mode: 'dark' },
};

const breakpoints = [0, 600, 900];

export const theme = createTheme({
  ...options,
  breakpoints: { values: { xs: breakpoints[0] } },
});
