import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalInPanel() {
  const [open, setOpen] = useState(false);
  const panelRef = useRef<HTMLDivElement>(null);

  return (
    <Box
      ref={panelRef}
      sx={{
        position: 'relative',
        height: 220,
        border: 1,
        borderColor: 'divider',
        p: 2,
      }}
    >
      <Typography gutterBottom>Camera 3, loading bay</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Report a fault
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => panelRef.current}
        disableScrollLock
        sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
      >
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Report a fault"
          sx={{ p: 2, m: 2, outline: 'none' }}
        >
          <Typography>We send a technician today.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
