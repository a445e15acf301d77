import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function BasicDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Pause subscription
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Pause your subscription?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            You keep access until the end of the month. We save your recipes for
            a year, so you can come back without losing anything.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Not now</Button>
          <Button onClick={close} variant="contained">
            Pause
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
