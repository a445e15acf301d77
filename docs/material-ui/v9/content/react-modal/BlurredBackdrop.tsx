import { useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const SideSheet = styled(Modal)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: theme.spacing(2),
  '& .MuiModal-backdrop': {
    backdropFilter: 'blur(6px)',
    backgroundColor: 'transparent',
  },
}));

export default function BlurredBackdrop() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open the program
      </Button>
      <SideSheet open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Program"
          sx={{ p: 3, width: '100%', maxWidth: 300, outline: 'none' }}
        >
          <Typography gutterBottom>19:00 String quartet</Typography>
          <Typography gutterBottom>20:15 Songs from the coast</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </SideSheet>
    </>
  );
}
