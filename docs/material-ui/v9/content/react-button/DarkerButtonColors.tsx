import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    info: { main: '#01579b' },
    warning: { main: '#a84300' },
  },
});

export default function DarkerButtonColors() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" color="info">
          Show details
        </Button>
        <Button variant="contained" color="warning">
          Suspend
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
