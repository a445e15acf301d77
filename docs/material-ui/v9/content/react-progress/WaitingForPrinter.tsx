import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function WaitingForPrinter() {
  const outer = useTheme();

  return (
    <ThemeProvider
      theme={() => ({ ...outer, motion: { reducedMotion: 'system' } })}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <CircularProgress aria-label="Looking for printers" />
        <Typography>Looking for printers…</Typography>
      </Stack>
    </ThemeProvider>
  );
}
