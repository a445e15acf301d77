import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const slots = ['8:00 – 10:00', '12:00 – 14:00', '18:00 – 20:00'];

interface SlotChoiceProps {
  value: string;
  onCancel: () => void;
  onConfirm: (value: string) => void;
}

function SlotChoice({ value, onCancel, onConfirm }: SlotChoiceProps) {
  const [draft, setDraft] = useState(value);

  return (
    <>
      <DialogTitle>Delivery window</DialogTitle>
      <DialogContent dividers>
        <RadioGroup
          aria-label="Delivery window"
          value={draft}
          onChange={(_event, slot) => setDraft(slot)}
        >
          {slots.map((slot) => (
            <FormControlLabel
              key={slot}
              value={slot}
              label={slot}
              control={<Radio autoFocus={slot === value} />}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button onClick={() => onConfirm(draft)}>Set window</Button>
      </DialogActions>
    </>
  );
}

export default function ChooseWithConfirmation() {
  const [open, setOpen] = useState(false);
  const [slot, setSlot] = useState(slots[0]);
  const close = () => setOpen(false);
  const confirm = (value: string) => {
    setSlot(value);
    close();
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Delivery: {slot}
      </Button>
      <Dialog open={open} onClose={close} fullWidth maxWidth="xs">
        <SlotChoice value={slot} onCancel={close} onConfirm={confirm} />
      </Dialog>
    </>
  );
}
