import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        variants: [
          {
            props: { variant: 'outlined', square: false },
            style: {
              borderRadius: 12,
              borderColor: 'var(--mui-palette-primary-main)',
            },
          },
        ],
      },
    },
  },
};

export default function ThemedPaper() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <Paper sx={{ p: 2 }}>
          <Typography>Lunch menu: lentil soup, bread</Typography>
        </Paper>
        <Paper square sx={{ p: 2 }}>
          <Typography>Allergens: celery, wheat</Typography>
        </Paper>
      </Stack>
    </ThemeProvider>
  );
}
