import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { checkCredentials, type Problems } from './checkCredentials';
import { PasswordField } from './PasswordField';

export function SignInForm() {
  const [problems, setProblems] = React.useState<Problems>({});
  const [signedIn, setSignedIn] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email'));
    const found = checkCredentials({
      email,
      password: String(data.get('password')),
    });
    setProblems(found);
    setSignedIn(Object.keys(found).length === 0 ? email : '');
    const [first] = Object.keys(found);
    if (first)
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Stack component="form" spacing={2} noValidate onSubmit={handleSubmit}>
      {signedIn && <Alert severity="success">Signed in as {signedIn}.</Alert>}
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
      <PasswordField
        id="password"
        name="password"
        label="Password"
        autoComplete="current-password"
        required
        error={Boolean(problems.password)}
        helperText={problems.password}
      />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <FormControlLabel
          control={<Checkbox name="remember" />}
          label="Stay signed in"
        />
        <Link href="#reset" variant="body2">
          Forgot your password?
        </Link>
      </Stack>
      <Button type="submit" variant="contained" size="large">
        Sign in
      </Button>
    </Stack>
  );
}
