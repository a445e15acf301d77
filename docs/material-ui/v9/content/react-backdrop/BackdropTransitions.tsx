import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

export default function BackdropTransitions() {
  const [open, setOpen] = useState<'slow' | 'zoom' | null>(null);
  const common = {
    unmountOnExit: true,
    onClick: () => setOpen(null),
    sx: { zIndex: 'modal' },
  };
  const closeButton = (
    <Button variant="contained" autoFocus>
      Back to the map
    </Button>
  );

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setOpen('slow')}>
          Fade slowly
        </Button>
        <Button variant="outlined" onClick={() => setOpen('zoom')}>
          Zoom
        </Button>
      </Stack>
      <Backdrop
        {...common}
        open={open === 'slow'}
        transitionDuration={{ enter: 900, exit: 300 }}
      >
        {closeButton}
      </Backdrop>
      <Backdrop {...common} open={open === 'zoom'} slots={{ transition: Zoom }}>
        {closeButton}
      </Backdrop>
    </>
  );
}
