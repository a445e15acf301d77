import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function CustomizedSnackbar() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Turn the compost
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        message="Compost turned"
        sx={{ bottom: { xs: 72, sm: 24 } }}
        slotProps={{
          content: {
            role: 'status',
            sx: {
              borderRadius: 999,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          },
        }}
      />
    </>
  );
}
