import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DeleteAlert() {
  const [open, setOpen] = useState(false);
  const messageId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete project
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'alertdialog' } }}
        aria-describedby={messageId}
      >
        <DialogTitle>Delete “Harbor redesign”?</DialogTitle>
        <DialogContent>
          <DialogContentText id={messageId}>
            The project’s 34 files and all their comments are removed for
            everyone. You cannot undo this.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep it
          </Button>
          <Button onClick={close} color="error">
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
