import { useState } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarToday';
import DirectionsIcon from '@mui/icons-material/Directions';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClickableChips() {
  const [seats, setSeats] = useState(2);

  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Chip
          icon={<CalendarIcon />}
          label="Add a seat"
          onClick={() => setSeats((count) => count + 1)}
        />
        <Chip
          component="a"
          href="#clickable"
          clickable
          icon={<DirectionsIcon />}
          label="How to get there"
          variant="outlined"
        />
        <Chip label="Gift voucher" onClick={() => setSeats(0)} disabled />
      </Stack>
      <Typography role="status">{seats} seats for the tasting</Typography>
    </Stack>
  );
}
