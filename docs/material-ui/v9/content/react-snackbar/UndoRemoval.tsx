import { useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function UndoRemoval() {
  const [beds, setBeds] = useState(4);
  const [open, setOpen] = useState(false);
  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        disabled={beds === 0}
        onClick={() => {
          setBeds(beds - 1);
          setOpen(true);
        }}
      >
        Clear a bed ({beds} left)
      </Button>
      <Snackbar
        open={open}
        onClose={handleClose}
        message="Bed cleared"
        action={
          <>
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                setBeds(beds + 1);
                setOpen(false);
              }}
            >
              Undo
            </Button>
            <IconButton
              aria-label="Close"
              size="small"
              color="inherit"
              onClick={() => setOpen(false)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      />
    </>
  );
}
