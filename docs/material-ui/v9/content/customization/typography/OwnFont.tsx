import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'winery',
    colorSchemeSelector: '[data-theme="%s"]',
  },
  colorSchemes: { light: true, dark: true },
  typography: {
    fontFamily: 'system-ui, sans-serif',
    h4: { fontFamily: 'Georgia, "Times New Roman", serif', fontWeight: 700 },
    overline: { letterSpacing: '0.2em' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
});

// The page decides the mode with `data-theme`: the provider neither stores nor sets it.
export default function OwnFont() {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <Stack spacing={1} sx={{ maxWidth: 420, alignItems: 'flex-start' }}>
        <Typography variant="overline">Cellar tour</Typography>
        <Typography variant="h4" component="p">
          An evening among old barrels
        </Typography>
        <Typography>
          Four wines, bread from the village and a walk through the vaults of
          1784. Bring a warm sweater.
        </Typography>
        <Button variant="contained">Reserve a place</Button>
      </Stack>
    </ThemeProvider>
  );
}
