import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      a: {
        color: (theme.vars || theme).palette.primary.main,
        textUnderlineOffset: '0.2em',
      },
      '::selection': {
        backgroundColor: (theme.vars || theme).palette.primary.main,
        color: (theme.vars || theme).palette.primary.contrastText,
      },
      h2: { marginBlock: theme.spacing(1) },
    }),
  },
};

export default function ThemedBaseline() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <CssBaseline />
      <Box component="main" sx={{ p: 2 }}>
        <h2>Repair café</h2>
        <p>
          Bring a toaster, a lamp or a bike.{' '}
          <a href="#repairs">See what we repair.</a>
        </p>
      </Box>
    </ThemeProvider>
  );
}
