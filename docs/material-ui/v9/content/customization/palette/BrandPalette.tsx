import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'nursery',
    colorSchemeSelector: '[data-theme="%s"]',
  },
  colorSchemes: {
    light: {
      palette: { primary: { main: '#2f6b3c' }, secondary: { main: '#8a4b12' } },
    },
    dark: {
      palette: { primary: { main: '#9ad6a5' }, secondary: { main: '#f0b47c' } },
    },
  },
});

// The page decides the mode with `data-theme`: the provider neither stores nor sets it.
export default function BrandPalette() {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <Typography variant="h6" component="p">
          Seedlings in bed 4
        </Typography>
        <LinearProgress
          variant="determinate"
          value={65}
          aria-label="Sprouted"
        />
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Chip color="primary" label="65 sprouted" />
          <Chip color="secondary" variant="outlined" label="Needs water" />
        </Stack>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="contained">Log a watering</Button>
          <Button color="secondary">Move bed</Button>
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
