import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const times = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];

export default function BookTable() {
  const [guests, setGuests] = useState(2);
  const [time, setTime] = useState('19:00');
  const [booked, setBooked] = useState('');

  return (
    <Paper
      variant="outlined"
      sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 360, p: 3 }}
    >
      <Stack useFlexGap spacing={2}>
        <Typography variant="h6" component="p">
          Book a table
        </Typography>
        <ToggleButtonGroup
          exclusive
          fullWidth
          color="primary"
          aria-label="Guests"
          value={guests}
          onChange={(_event, next: number | null) => setGuests(next ?? guests)}
        >
          {[1, 2, 3, 4].map((count) => (
            <ToggleButton key={count} value={count}>
              {count}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Autocomplete
          disableClearable
          options={times}
          value={time}
          onChange={(_event, next) => setTime(next)}
          renderInput={(params) => <TextField {...params} label="Time" />}
        />
        <Button
          variant="contained"
          onClick={() => setBooked(`Table for ${guests} at ${time} is yours.`)}
        >
          Book
        </Button>
        <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
          {booked}
        </Typography>
      </Stack>
    </Paper>
  );
}
