import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

interface Message {
  id: number;
  text: string;
}

export default function MessageQueue() {
  const [queue, setQueue] = useState<Message[]>([]);
  const [open, setOpen] = useState(true);
  const [count, setCount] = useState(0);

  const add = (text: string) => {
    setCount(count + 1);
    setQueue([...queue, { id: count, text }]);
  };
  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };
  const showNext = () => {
    setQueue((messages) => messages.slice(1));
    setOpen(true);
  };

  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => add('Carrots sown')}>
          Sow carrots
        </Button>
        <Button variant="outlined" onClick={() => add('Peas picked')}>
          Pick peas
        </Button>
      </Stack>
      {queue.length > 0 && (
        <Snackbar
          key={queue[0].id}
          open={open}
          autoHideDuration={2500}
          onClose={handleClose}
          message={queue[0].text}
          slotProps={{ transition: { onExited: showNext } }}
        />
      )}
    </>
  );
}
