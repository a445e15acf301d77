import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function KeptDraft() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Note for the courier
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={close}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Note for the courier"
          sx={{ p: 3, width: '100%', maxWidth: 360, outline: 'none' }}
        >
          <TextField
            fullWidth
            multiline
            rows={3}
            label="Note"
            helperText="Close and open again: the text is still here."
          />
          <Button onClick={close} sx={{ mt: 2 }}>
            Close
          </Button>
        </Paper>
      </Modal>
    </>
  );
}
