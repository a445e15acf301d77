import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicModal() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the pass
      </Button>
      <Modal
        open={open}
        onClose={close}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          sx={{ p: 3, width: '100%', maxWidth: 360, outline: 'none' }}
        >
          <Typography id={titleId} variant="h6" component="h2">
            Boarding pass
          </Typography>
          <Typography sx={{ my: 2 }}>
            Ferry 14 to Norra Hamnen, car deck B, 16:40
          </Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </>
  );
}
