import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const HUTS = ['Steinkar', 'Falkenjoch', 'Lower Tarn', 'Old Customs House'];

type Problems = { pin?: string; email?: string };

function check(email: string, pin: string): Problems {
  return {
    ...(!/^\S+@\S+\.\S+$/.test(email) && {
      email: 'Enter the address that you gave to the club',
    }),
    ...(!/^\d{6}$/.test(pin) && { pin: 'The PIN has six digits' }),
  };
}

export function SideForm() {
  const [problems, setProblems] = React.useState<Problems>({});
  const [done, setDone] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const found = check(String(data.get('email')), String(data.get('pin')));
    const [first] = Object.keys(found);
    setProblems(found);
    setDone(first ? '' : `${data.get('hut')} is open for you.`);
    if (first)
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Stack component="form" spacing={2} noValidate onSubmit={handleSubmit}>
      {done && <Alert severity="success">{done}</Alert>}
      <TextField id="hut" select name="hut" label="Hut" defaultValue={HUTS[0]}>
        {HUTS.map((hut) => (
          <MenuItem key={hut} value={hut}>
            {hut}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id="email"
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        error={Boolean(problems.email)}
        helperText={problems.email}
      />
      <TextField
        id="pin"
        name="pin"
        label="PIN"
        type="password"
        autoComplete="current-password"
        required
        error={Boolean(problems.pin)}
        helperText={problems.pin ?? 'Six digits, on the back of your key card'}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
      />
      <Button type="submit" variant="contained" size="large">
        Open the hut book
      </Button>
      <Link href="#lost" variant="body2" sx={{ alignSelf: 'center' }}>
        Lost your key card?
      </Link>
    </Stack>
  );
}
