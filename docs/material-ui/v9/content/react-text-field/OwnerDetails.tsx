import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function OwnerDetails() {
  const [pet, setPet] = useState('Biscuit');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        label="Name of the pet"
        value={pet}
        onChange={(event) => setPet(event.target.value)}
      />
      <TextField
        label="Your phone number"
        type="tel"
        autoComplete="tel"
        helperText="We call only if the appointment has to move"
      />
      <Typography variant="body2">
        {pet ? `We look forward to seeing ${pet}.` : 'Who comes to see us?'}
      </Typography>
    </Stack>
  );
}
