import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function ValidateOnBlur() {
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const invalid = left && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      onBlur={() => setLeft(true)}
      error={invalid}
      helperText={
        invalid
          ? 'Write an address such as mia@example.com'
          : 'For the reminder, one day ahead'
      }
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
