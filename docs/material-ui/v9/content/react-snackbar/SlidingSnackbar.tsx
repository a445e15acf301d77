import { useState } from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

export default function SlidingSnackbar() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the greenhouse
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        slots={{ transition: Slide }}
        transitionDuration={{ enter: 300, exit: 150 }}
        message="Vents are open"
      />
    </>
  );
}
