import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rules = [
  'Book a desk at most two weeks ahead, so that everyone gets a chance.',
  'Release a booking that you do not need before nine in the morning.',
  'Take calls that last longer than five minutes in a phone booth.',
  'Leave the desk empty in the evening; lockers stand beside the kitchen.',
  'Guests sign in at the front desk and wear a badge in the building.',
  'Report a broken chair or monitor in the facilities channel.',
  'Dogs are welcome on the third floor only, on a leash.',
  'Meeting rooms that nobody enters within ten minutes become free again.',
];

export default function ScrollingContent() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<DialogProps['scroll']>('paper');
  const close = () => setOpen(false);
  const openWith = (value: DialogProps['scroll']) => {
    setScroll(value);
    setOpen(true);
  };

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => openWith('paper')}>scroll=paper</Button>
        <Button onClick={() => openWith('body')}>scroll=body</Button>
      </Stack>
      <Dialog open={open} onClose={close} scroll={scroll} maxWidth="xs">
        <DialogTitle>House rules</DialogTitle>
        <DialogContent dividers tabIndex={scroll === 'paper' ? 0 : undefined}>
          {rules.map((rule, index) => (
            <Typography key={rule} sx={{ mb: 4 }}>
              {index + 1}. {rule}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Got it</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
