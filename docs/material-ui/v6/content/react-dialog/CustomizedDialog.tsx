import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { createSvgIcon } from '@mui/material/utils';

const CloseIcon = createSvgIcon(
  <path d="M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z" />,
  'Close',
);

export default function CustomizedDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            elevation: 0,
            sx: {
              borderRadius: 4,
              border: 1,
              borderColor: 'divider',
              backgroundImage: 'none',
            },
          },
          backdrop: { sx: { backdropFilter: 'blur(4px)' } },
        }}
      >
        <DialogTitle sx={{ paddingInlineEnd: 8 }}>
          Keyboard shortcuts
        </DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent>
          <DialogContentText>
            Press J or K to move between messages, E to archive and Shift+U to
            mark a message as unread.
          </DialogContentText>
        </DialogContent>
      </Dialog>
    </>
  );
}
