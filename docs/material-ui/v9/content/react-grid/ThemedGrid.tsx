import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';

const components: Theme['components'] = {
  MuiGrid: {
    defaultProps: { spacing: 1.5 },
    styleOverrides: { container: { alignItems: 'stretch' } },
  },
};

export default function ThemedGrid() {
  const outer = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outer, components })}>
      <Grid container sx={{ width: '100%' }}>
        {['Flute', 'Oboe', 'Clarinet', 'Bassoon'].map((voice) => (
          <Grid key={voice} size={{ xs: 6, sm: 3 }}>
            <Paper variant="outlined" sx={{ p: 2, typography: 'body2' }}>
              {voice}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </ThemeProvider>
  );
}
