import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function EscapeOnly() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const handleClose: DialogProps['onClose'] = (_event, reason) => {
    if (reason !== 'backdropClick') {
      close();
    }
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a review
      </Button>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle>Your review</DialogTitle>
        <DialogContent dividers>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={4}
            label="Your experience"
            helperText="What should other guests know?"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Post review</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
