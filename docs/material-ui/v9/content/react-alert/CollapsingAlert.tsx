import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function CollapsingAlert() {
  const [open, setOpen] = useState(true);

  return (
    <Stack sx={{ gap: 1, width: '100%', alignItems: 'flex-start' }}>
      <Collapse in={open} sx={{ width: '100%' }}>
        <Alert severity="info" role="note" onClose={() => setOpen(false)}>
          Flu shots are given without an appointment this week.
        </Alert>
      </Collapse>
      <Button disabled={open} onClick={() => setOpen(true)}>
        Show the notice again
      </Button>
    </Stack>
  );
}
