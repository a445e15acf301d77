import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Zoom from '@mui/material/Zoom';
import * as React from 'react';

export default function DialogWithSlots() {
  const [open, setOpen] = React.useState(false);

  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Name the greenhouse
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="greenhouse-title"
        slots={{ transition: Zoom }}
        slotProps={{ paper: { component: 'form', onSubmit: handleSubmit } }}
      >
        <DialogTitle id="greenhouse-title">Name the greenhouse</DialogTitle>
        <DialogContent>
          <TextField
            label="Name"
            name="name"
            required
            fullWidth
            margin="dense"
          />
        </DialogContent>
        <DialogActions>
          <Button type="button" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
