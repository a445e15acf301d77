import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function UncontrolledForm() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setMessage(
      entries.map(([name, value]) => `${name}: ${String(value)}`).join(', '),
    );
  };

  return (
    <Stack
      component="form"
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TextField name="guest" label="Name of the guest" required />
      <TextField name="room" label="Room" select defaultValue="garden">
        <MenuItem value="garden">Garden room</MenuItem>
        <MenuItem value="tower">Tower room</MenuItem>
      </TextField>
      <FormControlLabel
        control={<Checkbox name="breakfast" value="yes" />}
        label="With breakfast"
      />
      <Button type="submit" variant="contained">
        Reserve
      </Button>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
