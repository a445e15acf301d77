import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function UnsavedChanges() {
  const [saved, setSaved] = useState('Corner office, second floor');
  const [draft, setDraft] = useState(saved);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);

  const openEditor = () => {
    setDraft(saved);
    setOpen(true);
  };
  const requestClose = () =>
    draft === saved ? setOpen(false) : setAsking(true);
  const finish = () => {
    setAsking(false);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={openEditor}>
        Edit delivery note
      </Button>
      <Dialog open={open} onClose={requestClose} fullWidth maxWidth="xs">
        <DialogTitle>Delivery note</DialogTitle>
        <DialogContent dividers>
          <TextField
            autoFocus
            fullWidth
            label="Note"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={requestClose}>Cancel</Button>
          <Button
            onClick={() => {
              setSaved(draft);
              finish();
            }}
          >
            Save
          </Button>
        </DialogActions>
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          slotProps={{ paper: { role: 'alertdialog' } }}
        >
          <DialogTitle>Discard your changes?</DialogTitle>
          <DialogActions>
            <Button autoFocus onClick={() => setAsking(false)}>
              Keep editing
            </Button>
            <Button color="error" onClick={finish}>
              Discard
            </Button>
          </DialogActions>
        </Dialog>
      </Dialog>
    </>
  );
}
