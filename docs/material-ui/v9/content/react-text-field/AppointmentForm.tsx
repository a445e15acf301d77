import { useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function AppointmentForm() {
  const [message, setMessage] = useState('');

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`Booked for ${data.get('pet')} at ${data.get('time')}`);
  };

  return (
    <Stack
      component="form"
      onSubmit={submit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TextField required name="pet" label="Name of the pet" />
      <TextField
        required
        name="time"
        type="time"
        label="Time"
        defaultValue="09:30"
        slotProps={{ htmlInput: { min: '08:00', max: '17:30', step: 900 } }}
      />
      <Button type="submit" variant="contained">
        Book
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
