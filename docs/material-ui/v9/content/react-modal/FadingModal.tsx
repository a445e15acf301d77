import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function FadingModal() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the recipe card
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Fade in={open} timeout={400}>
          <Paper
            role="dialog"
            aria-modal="true"
            aria-label="Recipe card"
            sx={{ p: 3, maxWidth: 360, outline: 'none' }}
          >
            <Typography sx={{ mb: 2 }}>
              Toast the oats in butter, add the syrup, press the mixture into a
              tin and bake it for 25 minutes.
            </Typography>
            <Button onClick={close}>Back to the list</Button>
          </Paper>
        </Fade>
      </Modal>
    </>
  );
}
