import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function SnackbarWithAlert() {
  const [open, setOpen] = useState(false);
  const handleClose = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Order seeds
      </Button>
      <Snackbar open={open} autoHideDuration={6000} onClose={handleClose}>
        <Alert
          severity="success"
          elevation={6}
          onClose={handleClose}
          sx={{ width: '100%' }}
        >
          Ordered: 3 bags of bean seeds
        </Alert>
      </Snackbar>
    </>
  );
}
