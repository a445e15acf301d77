import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function SubmitAndReset() {
  const [sentTo, setSentTo] = useState('');

  return (
    <Stack
      component="form"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSentTo(String(data.get('email')));
      }}
      onReset={() => setSentTo('')}
    >
      <TextField
        required
        label="Email address"
        name="email"
        type="email"
        autoComplete="email"
      />
      <Stack direction="row" useFlexGap spacing={1}>
        <Button type="submit" variant="contained">
          Subscribe
        </Button>
        <Button type="reset">Clear</Button>
      </Stack>
      <Typography role="status" variant="body2" sx={{ minHeight: 24 }}>
        {sentTo && `Confirmation sent to ${sentTo}.`}
      </Typography>
    </Stack>
  );
}
