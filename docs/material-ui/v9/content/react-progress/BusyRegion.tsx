import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function BusyRegion() {
  const outer = useTheme();
  const progressId = useId();
  const [busy, setBusy] = useState(false);
  const [price, setPrice] = useState(48);

  useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setPrice((value) => value + 6);
      setBusy(false);
    }, 2000);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <ThemeProvider
      theme={() => ({ ...outer, motion: { reducedMotion: 'system' } })}
    >
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 320 }}>
        <Box sx={{ height: 4 }}>
          {busy && (
            <LinearProgress id={progressId} aria-label="Asking for the price" />
          )}
        </Box>
        <Box
          role="region"
          aria-label="Price"
          aria-busy={busy}
          aria-describedby={busy ? progressId : undefined}
          sx={{ p: 2 }}
        >
          <Typography gutterBottom>100 flyers: ${price}</Typography>
          <Button size="small" onClick={() => setBusy(true)} disabled={busy}>
            Thicker paper
          </Button>
        </Box>
      </Paper>
    </ThemeProvider>
  );
}
