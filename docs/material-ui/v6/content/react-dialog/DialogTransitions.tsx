import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const transitions = { Fade, Grow, Slide, Zoom };
type TransitionName = keyof typeof transitions;
const names = Object.keys(transitions) as TransitionName[];

export default function DialogTransitions() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState<TransitionName>('Fade');

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {names.map((option) => (
          <Button
            key={option}
            variant="outlined"
            onClick={() => {
              setName(option);
              setOpen(true);
            }}
          >
            {option}
          </Button>
        ))}
      </Stack>
      <Dialog
        key={name}
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: transitions[name] }}
        transitionDuration={{ enter: 400, exit: 200 }}
      >
        <DialogTitle>Opened with {name}</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
