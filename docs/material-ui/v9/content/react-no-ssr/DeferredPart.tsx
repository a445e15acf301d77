import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const seats = Array.from({ length: 600 }, (_seat, index) => index + 1);

function SeatPlan() {
  return (
    <Box
      role="img"
      aria-label="Seat plan with 600 seats"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '3px', mt: 2 }}
    >
      {seats.map((seat) => (
        <Box
          key={seat}
          sx={{
            width: 8,
            height: 8,
            borderRadius: '50%',
            bgcolor: seat % 7 === 0 ? 'primary.main' : 'action.disabled',
          }}
        />
      ))}
    </Box>
  );
}

export default function DeferredPart() {
  const [open, setOpen] = useState(false);
  const [defer, setDefer] = useState(true);

  return (
    <>
      <FormControlLabel
        label="Paint the frame first"
        control={
          <Switch
            checked={defer}
            disabled={open}
            onChange={(_event, checked) => setDefer(checked)}
          />
        }
      />
      <Button variant="outlined" onClick={() => setOpen((shown) => !shown)}>
        {open ? 'Hide the seats' : 'Show the seats'}
      </Button>
      {open && (
        <NoSsr
          defer={defer}
          fallback={<Typography>Drawing 600 seats…</Typography>}
        >
          <SeatPlan />
        </NoSsr>
      )}
    </>
  );
}
