import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function FormDialog() {
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState('');
  const formId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Invite a teammate
      </Button>
      <Typography role="status" sx={{ mt: 1, minHeight: 24 }}>
        {invited && `Invitation sent to ${invited}.`}
      </Typography>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <DialogTitle>Invite a teammate</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            They get a link that works for seven days.
          </DialogContentText>
          <form
            id={formId}
            onSubmit={(event) => {
              event.preventDefault();
              const data = new FormData(event.currentTarget);
              setInvited(String(data.get('email')));
              close();
            }}
          >
            <TextField
              autoFocus
              required
              fullWidth
              label="Email address"
              name="email"
              type="email"
              autoComplete="email"
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="contained">
            Invite
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
