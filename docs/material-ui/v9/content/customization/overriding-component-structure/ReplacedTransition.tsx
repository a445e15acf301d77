import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

function SlideUp(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}

export default function ReplacedTransition() {
  const [open, setOpen] = useState(false);
  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send the parcel
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={handleClose}
        slots={{ transition: SlideUp }}
        slotProps={{ transition: { timeout: 400 } }}
      >
        <Alert severity="success" onClose={handleClose}>
          A courier picks it up before noon.
        </Alert>
      </Snackbar>
    </>
  );
}
