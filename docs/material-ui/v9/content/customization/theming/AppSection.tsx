import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'Georgia, serif',
    button: { textTransform: 'none', fontWeight: 700 },
  },
});

export default function AppSection() {
  return (
    <ThemeProvider theme={theme}>
      <Paper
        component="form"
        aria-labelledby="seeds"
        variant="outlined"
        onSubmit={(event) => event.preventDefault()}
        sx={{ display: 'grid', gap: 2, p: 2, width: '100%', maxWidth: 320 }}
      >
        <Typography id="seeds" component="h3" variant="h6">
          Seed library
        </Typography>
        <TextField label="What do you bring?" size="small" />
        <Button type="submit" variant="contained">
          Swap seeds
        </Button>
      </Paper>
    </ThemeProvider>
  );
}
