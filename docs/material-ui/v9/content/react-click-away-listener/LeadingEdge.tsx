import { useState } from 'react';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ZoneProps {
  label: string;
  early?: boolean;
}

function Zone({ label, early = false }: ZoneProps) {
  const [count, setCount] = useState(0);

  return (
    <ClickAwayListener
      mouseEvent={early ? 'onMouseDown' : 'onClick'}
      touchEvent={early ? 'onTouchStart' : 'onTouchEnd'}
      onClickAway={() => setCount((current) => current + 1)}
    >
      <Paper variant="outlined" sx={{ p: 2, flex: 1 }}>
        <Typography>{label}</Typography>
        <Typography color="text.secondary">Noticed: {count}</Typography>
      </Paper>
    </ClickAwayListener>
  );
}

export default function LeadingEdge() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Zone label="When the button is released" />
      <Zone label="When the button is pressed" early />
    </Stack>
  );
}
