import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import CloseIcon from '@mui/icons-material/Close';

const picture = 'linear-gradient(to top, #1b4d3e 35%, #f4a259 35%, #5b8fb9)';

export default function PictureLightbox() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button
        aria-label="Enlarge the picture of the valley"
        onClick={() => setOpen(true)}
        sx={{ width: 160, height: 100, background: picture }}
      />
      <Modal
        open={open}
        onClose={close}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
        slotProps={{ backdrop: { sx: { bgcolor: 'rgb(0 0 0 / 0.85)' } } }}
      >
        <Box
          role="dialog"
          aria-modal="true"
          aria-label="Picture of the valley"
          sx={{ width: '100%', maxWidth: 720, outline: 'none' }}
        >
          <IconButton
            aria-label="Close"
            onClick={close}
            sx={{
              display: 'flex',
              marginInlineStart: 'auto',
              color: 'common.white',
            }}
          >
            <CloseIcon />
          </IconButton>
          <Box
            role="img"
            aria-label="A green valley at sunset"
            sx={{ aspectRatio: '16 / 10', background: picture }}
          />
        </Box>
      </Modal>
    </>
  );
}
