import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const palettes = [
  {
    name: 'Light',
    theme: createTheme({
      palette: {
        primary: { main: '#7a3e00' },
        background: { default: '#fffaf3', paper: '#fff3e3' },
      },
    }),
  },
  {
    name: 'Dark',
    theme: createTheme({
      palette: {
        mode: 'dark',
        primary: { main: '#ffb870' },
        background: { default: '#1c140c', paper: '#2a1f14' },
      },
    }),
  },
];

export default function TwoPalettes() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {palettes.map(({ name, theme }) => (
        <ThemeProvider key={name} theme={theme}>
          <Paper elevation={0} sx={{ p: 2 }}>
            <Typography gutterBottom>{name}: rye bread, 1 kg</Typography>
            <Button variant="contained">Order for tomorrow</Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
