import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const createComponents = ({ vars, spacing }: Theme): Theme['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      a: { color: vars.palette.primary.main, textUnderlineOffset: '0.2em' },
      '::selection': {
        backgroundColor: vars.palette.primary.main,
        color: vars.palette.primary.contrastText,
      },
      h2: { marginBlock: spacing(1) },
    },
  },
});

export default function ThemedBaseline() {
  const outer = useTheme();
  const theme = { ...outer, components: createComponents(outer) };

  return (
    <ThemeProvider theme={() => theme}>
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
