import { useEffect, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { ThemeProvider, useTheme } from '@mui/material/styles';

export default function LoadingMap() {
  const outer = useTheme();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const timer = setTimeout(() => setOpen(false), 2500);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <ThemeProvider
      theme={() => ({ ...outer, motion: { reducedMotion: 'system' } })}
    >
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Load the trail map
      </Button>
      <Backdrop
        open={open}
        unmountOnExit
        sx={{ zIndex: 'modal', color: 'common.white' }}
      >
        <CircularProgress color="inherit" aria-label="Loading the trail map" />
      </Backdrop>
    </ThemeProvider>
  );
}
