import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function AlwaysDark() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper sx={{ p: 3, maxWidth: 360 }}>
        <Typography component="h3" variant="h6">
          The Long Shore
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Feature film, 112 minutes, with subtitles
        </Typography>
        <Button variant="contained">Play the trailer</Button>
      </Paper>
    </ThemeProvider>
  );
}
