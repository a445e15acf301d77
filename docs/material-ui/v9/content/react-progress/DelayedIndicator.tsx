import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';

export default function DelayedIndicator() {
  const outer = useTheme();
  const [duration, setDuration] = useState(0);

  useEffect(() => {
    const timer = setTimeout(() => setDuration(0), duration);
    return () => clearTimeout(timer);
  }, [duration]);

  return (
    <ThemeProvider
      theme={() => ({ ...outer, motion: { reducedMotion: 'system' } })}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40 }}
      >
        <Button variant="outlined" onClick={() => setDuration(300)}>
          Quick preview
        </Button>
        <Button variant="outlined" onClick={() => setDuration(3000)}>
          Slow preview
        </Button>
        <Fade
          in={duration > 0}
          unmountOnExit
          style={{ transitionDelay: duration > 0 ? '800ms' : '0ms' }}
        >
          <CircularProgress size={24} aria-label="Rendering the preview" />
        </Fade>
      </Stack>
    </ThemeProvider>
  );
}
