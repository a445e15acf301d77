import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function PendingAction() {
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!pending) {
      return undefined;
    }
    // Stands for the request to your server.
    const timer = setTimeout(() => {
      setPending(false);
      setOpen(false);
    }, 2000);
    return () => clearTimeout(timer);
  }, [pending]);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Publish page
      </Button>
      <Dialog open={open} onClose={pending ? undefined : close}>
        <DialogTitle>Publish “Opening hours”?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            The page replaces the current one for all visitors.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={pending}>
            Cancel
          </Button>
          <Button
            variant="contained"
            loading={pending}
            onClick={() => setPending(true)}
          >
            Publish
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
