import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function OwnLayer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box component="main" sx={{ p: 2, pb: 12 }}>
      <Typography variant="h6" component="h1">
        Boat rental
      </Typography>
      <Button onClick={() => setOpen(true)}>Cancel my booking</Button>
      <Paper
        square
        elevation={8}
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          p: 2,
          zIndex: (theme) => theme.zIndex.drawer - 1,
        }}
      >
        <Typography>Storm warning: boats return by 3 p.m. today.</Typography>
      </Paper>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Cancel the booking?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button onClick={close}>Cancel booking</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
