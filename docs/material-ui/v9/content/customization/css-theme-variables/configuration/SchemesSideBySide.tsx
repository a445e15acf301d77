import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createColorScheme,
  createTheme,
  ThemeProvider,
} from '@mui/material/styles';

const dusk = createColorScheme({
  palette: {
    mode: 'dark',
    primary: { main: '#ffb4a2' },
    background: { default: '#2b2140', paper: '#372b50' },
  },
});
const colorSchemes = { light: true, dark: true, dusk };

const theme = createTheme({
  cssVariables: { cssVarPrefix: 'deck', colorSchemeSelector: 'data-deck' },
  colorSchemes,
});

export default function SchemesSideBySide() {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {Object.keys(colorSchemes).map((scheme) => (
          <Paper
            key={scheme}
            data-deck={scheme}
            variant="outlined"
            sx={{ p: 2, width: 180 }}
          >
            <Typography gutterBottom>{scheme}</Typography>
            <Alert severity="warning" sx={{ mb: 1 }}>
              Upper deck closed
            </Alert>
            <Button variant="contained">Lower deck</Button>
          </Paper>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
