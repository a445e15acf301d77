import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const sizes = ['xs', 'sm', 'md', 'lg'] as const;

export default function DialogSizes() {
  const [open, setOpen] = useState(false);
  const [maxWidth, setMaxWidth] = useState<DialogProps['maxWidth']>('sm');
  const close = () => setOpen(false);

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {sizes.map((size) => (
          <Button
            key={size}
            variant="outlined"
            onClick={() => {
              setMaxWidth(size);
              setOpen(true);
            }}
          >
            Open {size}
          </Button>
        ))}
      </Stack>
      <Dialog open={open} onClose={close} maxWidth={maxWidth} fullWidth>
        <DialogTitle>Width {maxWidth}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            This dialog takes all the width that the window has, up to the{' '}
            <strong>{maxWidth}</strong> limit.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
